import { type FormEvent, useState } from 'react';
import type { Edit } from '../../../content/desk/edits';
import type { Field } from '../../../content/desk/forms';
import { Button } from '../../components/Button/Button';
import { SelectField } from '../../components/TextField/SelectField';
import { TextField } from '../../components/TextField/TextField';
import * as styles from './DeskScreen.module.css';
import { emptyOf } from './emptyOf';
import { MapFields } from './FieldView';
import { PictureField } from './PictureField';
import { type Side, stepInto } from './sides';
import type { EntriesTask } from './tasks/entriesTasks';
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
  const chosen = task.options.some(({ value }) => value === id);
  const add = (added: string) => {
    desk.put(task.files.flatMap(({ field, sides }) => sides.flatMap((side) => newEntry(field, side, added))));
    setId(added);
  };
  const remove = () => {
    const there = task.files
      .flatMap(({ sides }) => stepInto(sides, id))
      .filter(({ value }) => value !== undefined);
    desk.put(there.map(({ file, value }) => ({ kind: 'set', file, path: [id], before: value })));
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
        <div key={id} className={styles.stack}>
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
      {chosen && task.files.length > 0 && (
        <div>
          <Button variant="quiet" aria-label={`${files.remove}: ${id}`} onClick={remove}>
            {files.remove}
          </Button>
        </div>
      )}
      {task.files.length > 0 && <NewEntry label={files.key} submit={files.add} onAdd={add} />}
    </section>
  );
}

function NewEntry({ label, submit, onAdd }: { label: string; submit: string; onAdd: (id: string) => void }) {
  const [id, setId] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onAdd(id);
    setId('');
  };
  return (
    <form className={styles.row} onSubmit={onSubmit}>
      <TextField label={label} name="key" required value={id} onValueChange={setId} />
      <Button variant="secondary" type="submit">
        {submit}
      </Button>
    </form>
  );
}

/** The edit that adds an entry with empty required fields; none if the file has an entry with that id. */
function newEntry(field: Field, side: Side, id: string): Edit[] {
  const { file, value } = side;
  if (stepInto([side], id)[0]?.value !== undefined) return [];
  const empty = emptyOf(field);
  return Array.isArray(value)
    ? [{ kind: 'insert', file, path: [], at: value.length, value: { ...Object(empty), id } }]
    : [{ kind: 'set', file, path: [id], after: empty }];
}
