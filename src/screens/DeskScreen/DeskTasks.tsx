import { useEffect, useRef, useState } from 'react';
import type { Edit } from '../../../content/desk/edits';
import type { Planned } from '../../../content/desk/plan';
import type { Problem } from '../../../content/problems';
import { isTimeZone } from '../../../content/schemas/timeZone';
import { askBeforeLeaving } from '../../browser/askBeforeLeaving';
import { useNow } from '../../browser/useNow';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Notice } from '../../components/Notice/Notice';
import type { Changes } from '../../machines/desk/deskTypes';
import { DeskEntries } from './DeskEntries';
import * as styles from './DeskScreen.module.css';
import { whatIsWrong, whereItIsWrong } from './mistakes';
import { type Filled, TaskForm, type Wrong } from './TaskForm';
import { TaskTiles } from './TaskTiles';
import { entriesTasksOf } from './tasks/entriesTasks';
import { fieldOf, type Task, type TaskProblem } from './tasks/task';
import { tasksOf } from './tasks/tasks';
import type { OpenDesk } from './words';

interface DeskTasksProps {
  desk: OpenDesk;
  plan: (plan: unknown) => Promise<Planned>;
  changes: Changes;
  /** The draft at this moment. */
  draft: () => Changes;
  /** The mistakes that edits would add to the draft. */
  mistakesOf: (edits: readonly Edit[]) => Promise<readonly Problem[]>;
}

/** Frequent tasks: all of them, or the form of the chosen one. What was typed into a form is still there when it is opened again. */
export function DeskTasks({ desk, plan, changes, draft, mistakesOf }: DeskTasksProps) {
  const { words, values, put } = desk;
  const [name, setName] = useState<string>();
  const [typed, setTyped] = useState<Readonly<Record<string, Filled>>>({});
  const [done, setDone] = useState<{ draft: Changes; text: string }>();
  const part = useFocusOnChange(name);
  // What is typed is not in the draft yet, and is kept nowhere.
  const isBegun = Object.values(typed).some((filled) => Object.values(filled).some(Boolean));
  useEffect(() => (isBegun ? askBeforeLeaving() : undefined), [isBegun]);
  const now = localTime(useNow() ?? 0, String(Object(values['data/site.yaml']).timeZone ?? 'UTC'));
  const tasks = tasksOf(desk, plan, now);
  const entries = entriesTasksOf(desk);
  const task = tasks.find((one) => one.name === name);
  const changed = entries.find((one) => one.name === name);
  const nothing = task?.name === 'session' && task.fields[0]?.options?.length === 0;

  const choose = (chosen: string | undefined) => {
    setName(chosen);
    setDone(undefined);
  };
  const typedInto = (task: Task) => typed[task.name] ?? {};
  const keep = (task: Task, filled: Filled) => setTyped((before) => ({ ...before, [task.name]: filled }));
  const fill = (task: Task, field: string, text: string) => {
    const before = typedInto(task);
    setDone(undefined);
    const another = field === task.subject && before[field];
    keep(task, { ...(another ? {} : before), [field]: text });
  };
  const submit = async (task: Task, filled: Filled) => {
    const result = await task.done(filled);
    const problems = 'problems' in result ? result.problems : await mistakesOf(result.edits);
    // A name that is the same in every language on purpose must not end here: it is seen to elsewhere.
    if ('problems' in result || problems.some(({ kind }) => kind !== 'untranslated'))
      return problems.map((problem) => wrongOf(desk, task, problem));
    if (!put(result.edits)) return [];
    setDone({ draft: draft(), text: problems.length > 0 ? words.tasks.unfinished : words.tasks.done });
    keep(task, {});
    return [];
  };
  return (
    <div ref={part} className={styles.stack}>
      {name === undefined ? (
        <TaskTiles words={words.tasks} tasks={[...tasks, ...entries]} onChoose={choose} />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => choose(undefined)}>
            <Icon name="chevron-left" size="sm" />
            {words.tasks.all}
          </Button>
        </div>
      )}
      {nothing && (
        <section className={styles.card} aria-label={words.tasks.session.title}>
          <h2 className={styles.heading} tabIndex={-1}>
            {words.tasks.session.title}
          </h2>
          <Notice>{words.tasks.session.none}</Notice>
        </section>
      )}
      {task && !nothing && (
        <TaskForm
          key={name}
          words={words.tasks[task.name]}
          fields={task.fields}
          desk={desk}
          filled={{ ...task.initial?.(typedInto(task)), ...typedInto(task) }}
          onFill={(field, text) => fill(task, field, text)}
          onSubmit={(values) => submit(task, values)}
        />
      )}
      {changed && <DeskEntries key={name} desk={desk} task={changed} />}
      <p role="status">{done?.draft === changes ? done.text : ''}</p>
    </div>
  );
}

function wrongOf(desk: OpenDesk, task: Task, problem: TaskProblem): Wrong {
  const where = whereItIsWrong(desk, { file: '', ...problem });
  return { field: fieldOf(task, problem), where, what: whatIsWrong(desk.words, problem) };
}

/** Moves the focus to the heading of the task that was chosen, and back to its tile. */
function useFocusOnChange(name: string | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef<string>();
  useEffect(() => {
    if (before.current === name) return;
    const next = name === undefined ? `[data-task="${before.current}"]` : 'h2';
    part.current?.querySelector<HTMLElement>(next)?.focus();
    before.current = name;
  }, [name]);
  return part;
}

/** A moment in local time: `2025-09-20T18:30`. Falls back to UTC while somebody is still typing the name of the zone. */
function localTime(moment: number, timeZone: string): string {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
      .format(moment)
      .replace(' ', 'T');
  return format(isTimeZone(timeZone) ? timeZone : 'UTC');
}
