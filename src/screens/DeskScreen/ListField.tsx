import { useId } from 'react';
import type { Edit } from '../../../content/desk/edits';
import { Button } from '../../components/Button/Button';
import * as styles from './DeskScreen.module.css';
import { emptyOf } from './emptyOf';
import { addEntryAt, hasIds, nameOfFile, removeEntryAt } from './entryEdits';
import { entryNames } from './entryOptions';
import { Fold } from './Fold';
import type { FieldPropsOf } from './fieldProps';
import { NewEntry } from './NewEntry';
import { nameOf, type Side, stepInto, stepTo } from './sides';
import { useEntryKeys } from './useEntryKeys';
import { useFocusSoon } from './useFocusSoon';

const listOf = ({ value }: Side): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A list. Adding, removing and moving entries applies to all languages at once. */
export function ListField({ desk, field, label, path, sides, render }: FieldPropsOf<'list'>) {
  const { files } = desk.words;
  const listId = useId();
  const focusSoon = useFocusSoon();
  const [first] = sides;
  const entries = first ? listOf(first) : [];
  const nameIn = path.length === 0 ? entryNames(desk, nameOfFile(sides)) : nameOf;
  const { keys, ...entryKeys } = useEntryKeys(entries.length);
  const place = (key = entryKeys.next) => `${listId}${key}`;

  const edit = (make: (side: Side, list: readonly unknown[]) => Edit) =>
    desk.put(sides.map((side) => make(side, listOf(side))));
  const add = () => {
    edit(({ file, value }, list) =>
      value === undefined
        ? { kind: 'set', file, path, after: [emptyOf(field.of)] }
        : { kind: 'insert', file, path, at: list.length, value: emptyOf(field.of) },
    );
    focusSoon(place());
  };
  const addById = (id: string) => {
    desk.put(addEntryAt(desk, { field: field.of, path, sides }, id));
    focusSoon(place(keys[entries.findIndex((_, n) => stepTo(entries, n) === id)]));
  };
  const move = (from: number, to: number) => {
    edit(({ file }, list) => ({ kind: 'move', file, path, from, to, value: list[from] }));
    entryKeys.move(from, to);
    const [up, down] = [`${place(keys[from])}up`, `${place(keys[from])}down`];
    focusSoon(...(to < from ? [up, down] : [down, up]));
  };
  const remove = (n: number) => {
    const step = stepTo(entries, n);
    if (typeof step === 'string') desk.put(removeEntryAt(desk, { path, sides }, step));
    else edit(({ file }, list) => ({ kind: 'set', file, path: [...path, n], before: list[n] }));
    entryKeys.remove(n);
  };

  const entry = (value: unknown, n: number) => {
    const name = nameIn(value) || `${label} ${n + 1}`;
    const step = stepTo(entries, n);
    const at = place(keys[n]);
    const view = {
      ...{ desk, field: field.of, required: true, label: `${files.entry} ${n + 1}` },
      ...{ path: [...path, step], sides: stepInto(sides, step) },
    };
    const actions = (
      <div className={styles.row}>
        {n > 0 && (
          <Button
            variant="quiet"
            id={`${at}up`}
            aria-label={`${files.up}: ${name}`}
            onClick={() => move(n, n - 1)}
          >
            {files.up}
          </Button>
        )}
        {n < entries.length - 1 && (
          <Button
            variant="quiet"
            id={`${at}down`}
            aria-label={`${files.down}: ${name}`}
            onClick={() => move(n, n + 1)}
          >
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
    return (
      <li key={keys[n]} id={at}>
        {render(field.of.kind === 'map' ? { ...view, label: name, actions } : view)}
        {field.of.kind !== 'map' && actions}
      </li>
    );
  };

  const content = () => (
    <>
      <ol className={styles.list}>{entries.map(entry)}</ol>
      {entries.length < (field.max ?? Number.POSITIVE_INFINITY) &&
        (hasIds(field.of) ? (
          <NewEntry desk={desk} of={label} onAdd={addById} />
        ) : (
          <Button variant="secondary" aria-label={`${files.add}: ${label}`} onClick={add}>
            {files.add}
          </Button>
        ))}
    </>
  );
  if (path.length === 0) return content();
  return (
    <Fold desk={desk} label={label} path={path} sides={sides}>
      {content}
    </Fold>
  );
}
