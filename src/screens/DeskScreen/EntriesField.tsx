import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { TextField } from '../../components/TextField/TextField';
import * as styles from './DeskScreen.module.css';
import { emptyOf } from './emptyOf';
import { Fold } from './Fold';
import type { FieldOf } from './fieldProps';
import { below, changeOf } from './sides';

/** Entries by id, which can be added and removed, in all languages at once. */
export function EntriesField({ part, field, label, path, sides, render }: FieldOf<'entries'>) {
  const { files } = part.words;
  const [added, setAdded] = useState('');
  const keys = [...new Set(sides.flatMap(({ value }) => Object.keys(Object(value))))];
  const set = (key: string, after: (before: unknown) => unknown) => {
    const edits = below(sides, key).map(
      ({ file, value }) =>
        ({ kind: 'set', file, path: [...path, key], before: value, after: after(value) }) as const,
    );
    part.send({ type: 'desk.change', change: changeOf(edits.filter((edit) => edit.before !== edit.after)) });
  };
  const content = () => (
    <>
      {keys.map((key) => (
        <div key={key} className={styles.entry}>
          {render({
            part,
            field: field.of,
            label: key,
            path: [...path, key],
            sides: below(sides, key),
            wanted: true,
          })}
          <Button
            variant="quiet"
            aria-label={`${files.remove}: ${key}`}
            onClick={() => set(key, () => undefined)}
          >
            {files.remove}
          </Button>
        </div>
      ))}
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          set(added, (before) => before ?? emptyOf(field.of));
          setAdded('');
        }}
      >
        <TextField
          label={`${files.key}: ${label}`}
          name="key"
          required
          value={added}
          onValueChange={setAdded}
        />
        <Button variant="secondary" type="submit">
          {files.add}
        </Button>
      </form>
    </>
  );
  if (path.length === 0) return content();
  return (
    <Fold part={part} label={label} path={path} sides={sides}>
      {content}
    </Fold>
  );
}
