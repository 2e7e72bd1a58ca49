import type { Edit } from '../../../../content/desk/edits';
import type { Filled, TaskField } from '../TaskForm';
import type { OpenDesk } from '../words';

/** What a task makes of what was filled in: edits, or what is wrong with it by the fields' names. */
export type Done = { edits: readonly Edit[] } | { wrong: Filled };

/** The names of the tasks that have a form of their own. */
type TaskName = 'session' | 'dates' | 'question' | 'result' | 'event' | 'notice';

/** Something that is done often at the desk. */
export interface Task {
  name: TaskName;
  fields: readonly TaskField[];
  initial?: Filled;
  done: (filled: Filled) => Promise<Done> | Done;
}

/** What was filled in for each language, by its code. */
export function inLanguages<T>({ languages }: OpenDesk, of: (code: string) => T): Record<string, T> {
  return Object.fromEntries(languages.map(({ code }) => [code, of(code)]));
}
