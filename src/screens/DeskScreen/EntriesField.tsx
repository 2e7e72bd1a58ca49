import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { TextField } from '../../components/TextField/TextField';
import * as styles from './DeskScreen.module.css';
import { emptyOf } from './emptyOf';
import { Fold } from './Fold';
import type { FieldPropsOf } from './fieldProps';
import { stepInto } from './sides';

/** A map of entries by id. Adding and removing applies to all languages at once. */
export function EntriesField({ desk, field, label, path, sides, render }: FieldPropsOf<'entries'>) {
  const { files } = desk.words;
  const [added, setAdded] = useState('');
  const keys = [...new Set(sides.flatMap(({ value }) => Object.keys(Object(value))))];
  const set = (key: string, after: (before: unknown) => unknown) =>
    desk.put(
      stepInto(sides, key).map(({ file, value: before }) => ({
        kind: 'set',
        file,
        path: [...path, key],
        before,
        after: after(before),
      })),
    );
  const content = () => (
    <>
      {keys.map((key) => (
        <div key={key} className={styles.entry}>
          {render({
            desk,
            field: field.of,
            label: key,
            path: [...path, key],
            sides: stepInto(sides, key),
            required: true,
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
    <Fold desk={desk} label={label} path={path} sides={sides}>
      {content}
    </Fold>
  );
}
