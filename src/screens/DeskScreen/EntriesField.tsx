import { useId } from 'react';
import { Button } from '../../components/Button/Button';
import * as styles from './DeskScreen.module.css';
import { addEntryAt, removeEntryAt } from './entryEdits';
import { Fold } from './Fold';
import type { FieldPropsOf } from './fieldProps';
import { NewEntry } from './NewEntry';
import { stepInto } from './sides';
import { useFocusSoon } from './useFocusSoon';

/** A map of entries by id. Adding and removing applies to all languages at once. */
export function EntriesField({ desk, field, label, path, sides, render }: FieldPropsOf<'entries'>) {
  const { remove } = desk.words.files;
  const mapId = useId();
  const focusSoon = useFocusSoon();
  const keys = [...new Set(sides.flatMap(({ value }) => Object.keys(Object(value))))];
  const add = (key: string) => {
    desk.put(addEntryAt(desk, { field: field.of, path, sides }, key));
    focusSoon(`${mapId}${key}`);
  };
  const content = () => (
    <>
      {keys.map((key) => (
        <div key={key} id={`${mapId}${key}`} className={styles.entry}>
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
            aria-label={`${remove}: ${key}`}
            onClick={() => desk.put(removeEntryAt(desk, { path, sides }, key))}
          >
            {remove}
          </Button>
        </div>
      ))}
      <NewEntry desk={desk} of={label} onAdd={add} />
    </>
  );
  if (path.length === 0) return content();
  return (
    <Fold desk={desk} label={label} path={path} sides={sides}>
      {content}
    </Fold>
  );
}
