import { Fragment } from 'react';
import type { Edit } from '../../../content/desk/edits';
import { Button } from '../../components/Button/Button';
import * as styles from './DeskScreen.module.css';
import { emptyOf } from './emptyOf';
import { Fold } from './Fold';
import type { FieldPropsOf } from './fieldProps';
import { nameOf, type Side, stepInto, stepTo } from './sides';

const listOf = ({ value }: Side): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A list. Adding, removing and moving entries applies to all languages at once. */
export function ListField({ desk, field, label, path, sides, render }: FieldPropsOf<'list'>) {
  const { files } = desk.words;
  const [first] = sides;
  const edit = (make: (side: Side, list: readonly unknown[]) => Edit) =>
    desk.put(sides.map((side) => make(side, listOf(side))));
  const add = () =>
    edit(({ file, value }, list) =>
      value === undefined
        ? { kind: 'set', file, path, after: [emptyOf(field.of)] }
        : { kind: 'insert', file, path, at: list.length, value: emptyOf(field.of) },
    );
  const move = (from: number, to: number) =>
    edit(({ file }, list) => ({ kind: 'move', file, path, from, to, value: list[from] }));
  const remove = (n: number) =>
    edit(({ file }, list) => ({ kind: 'set', file, path: [...path, stepTo(list, n)], before: list[n] }));
  const entries = first ? listOf(first) : [];

  const entry = (value: unknown, n: number) => {
    const name = nameOf(value) || `${label} ${n + 1}`;
    const step = stepTo(entries, n);
    const view = {
      ...{ desk, field: field.of, required: true, label: `${files.entry} ${n + 1}` },
      ...{ path: [...path, step], sides: stepInto(sides, step) },
    };
    const actions = (
      <div className={styles.row}>
        {n > 0 && (
          <Button variant="quiet" aria-label={`${files.up}: ${name}`} onClick={() => move(n, n - 1)}>
            {files.up}
          </Button>
        )}
        {n < entries.length - 1 && (
          <Button variant="quiet" aria-label={`${files.down}: ${name}`} onClick={() => move(n, n + 1)}>
            {files.down}
          </Button>
        )}
        {entries.length > field.min && (
          <Button variant="quiet" aria-label={`${files.remove}: ${name}`} onClick={() => remove(n)}>
            {files.remove}
          </Button>
        )}
      </div>
    );
    // The key is the index: a key made of the text would change while somebody types, and the field would lose the focus.
    return (
      <li key={n}>
        {field.of.kind === 'map'
          ? render({ ...view, label: name, actions })
          : [render(view), <Fragment key="actions">{actions}</Fragment>]}
      </li>
    );
  };

  const content = () => (
    <>
      <ol className={styles.list}>{entries.map(entry)}</ol>
      {entries.length < (field.max ?? Number.POSITIVE_INFINITY) && (
        <Button variant="secondary" aria-label={`${files.add}: ${label}`} onClick={add}>
          {files.add}
        </Button>
      )}
    </>
  );
  if (path.length === 0) return content();
  return (
    <Fold desk={desk} label={label} path={path} sides={sides}>
      {content}
    </Fold>
  );
}
