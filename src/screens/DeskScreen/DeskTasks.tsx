import { useState } from 'react';
import type { Planned } from '../../../content/desk/plan';
import { isTimeZone } from '../../../content/schemas/formats';
import { useNow } from '../../browser/useNow';
import { Notice } from '../../components/Notice/Notice';
import { SelectField } from '../../components/TextField/SelectField';
import { DeskEntries } from './DeskEntries';
import * as styles from './DeskScreen.module.css';
import { type Filled, TaskForm } from './TaskForm';
import { entriesTasksOf } from './tasks/entriesTasks';
import { tasksOf } from './tasks/tasks';
import type { OpenDesk } from './words';

interface DeskTasksProps {
  desk: OpenDesk;
  plan: (plan: unknown) => Promise<Planned>;
}

/** Frequent tasks, each with a form of its own. */
export function DeskTasks({ desk, plan }: DeskTasksProps) {
  const { words, values, put } = desk;
  const [name, setName] = useState('session');
  const [done, setDone] = useState(false);
  const now = localTime(useNow() ?? 0, String(Object(values['data/site.yaml']).timeZone ?? 'UTC'));
  const tasks = tasksOf(desk, plan, now);
  const entries = entriesTasksOf(desk);
  const task = tasks.find((one) => one.name === name);
  const changed = entries.find((one) => one.name === name);
  const nothing = task?.name === 'session' && task.fields[0]?.options?.length === 0;

  const onSubmit = async (filled: Filled) => {
    const result = await task?.done(filled);
    if (!result || 'wrong' in result) return result?.wrong;
    const taken = put(result.edits);
    setDone(taken);
    return taken ? {} : undefined;
  };
  return (
    <div className={styles.stack}>
      <SelectField
        label={words.tasks.label}
        name="task"
        unset={words.files.unset}
        options={[...tasks, ...entries].map((one) => ({
          value: one.name,
          label: words.tasks[one.name].title,
        }))}
        value={name}
        onValueChange={(chosen) => {
          setName(chosen);
          setDone(false);
        }}
      />
      {task && !nothing && (
        <TaskForm
          key={name}
          words={words.tasks[task.name]}
          fields={task.fields}
          desk={desk}
          initial={task.initial}
          onSubmit={onSubmit}
        />
      )}
      {changed && <DeskEntries key={name} desk={desk} task={changed} />}
      {nothing && <Notice>{words.tasks.session.none}</Notice>}
      <p role="status">{done ? words.tasks.done : ''}</p>
    </div>
  );
}

/** A moment in local time: `2025-09-20T18:30`. Falls back to UTC while somebody is still typing the name of the zone. */
function localTime(moment: number, timeZone: string): string {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
      .format(moment)
      .replace(' ', 'T');
  return format(isTimeZone(timeZone) ? timeZone : 'UTC');
}
