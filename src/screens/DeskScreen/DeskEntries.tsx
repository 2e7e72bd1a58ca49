import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { SelectField } from '../../components/TextField/SelectField';
import * as styles from './DeskScreen.module.css';
import { addEntry, removeEntry } from './entryEdits';
import { MapFields } from './FieldView';
import { NewEntry } from './NewEntry';
import { PictureField } from './PictureField';
import { type Side, stepInto } from './sides';
import type { EntriesTask } from './tasks/entriesTasks';
import { useFocusSoon } from './useFocusSoon';
import type { OpenDesk } from './words';

interface DeskEntriesProps {
  desk: OpenDesk;
  task: EntriesTask;
}

/** A form for one entry at a time, with its facts and its words together, although they are in different files. */
export function DeskEntries({ desk, task }: DeskEntriesProps) {
  const { files, tasks } = desk.words;
  const { title, intro, choose } = tasks[task.name];
  const [id, setId] = useState('');
  const { file } = task;
  const chosen = task.options.some(({ value }) => value === id);
  const place = useId();
  const focusSoon = useFocusSoon();
  const add = (file: string, added: string) => {
    desk.put(addEntry(desk, file, added));
    setId(added);
    focusSoon(place);
  };
  const remove = (file: string) => {
    desk.put(removeEntry(desk, file, id));
    setId('');
  };
  const field = { label: choose, name: 'entry', value: id, onValueChange: setId };
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{intro}</p>
      {task.name === 'pictures' ? (
        <PictureField {...field} desk={desk} />
      ) : (
        <SelectField {...field} options={task.options} unset={files.unset} />
      )}
      {chosen && (
        <div key={id} id={place} className={styles.stack}>
          {task.formsOf(id).map((form) => (
            <MapFields
              key={form.sides[0]?.file}
              desk={desk}
              {...form}
              sides={form.path.reduce<readonly Side[]>(stepInto, form.sides)}
            />
          ))}
        </div>
      )}
      {chosen && file && (
        <div>
          <Button variant="quiet" aria-label={`${files.remove}: ${id}`} onClick={() => remove(file)}>
            {files.remove}
          </Button>
        </div>
      )}
      {file && <NewEntry desk={desk} onAdd={(added) => add(file, added)} />}
    </section>
  );
}
