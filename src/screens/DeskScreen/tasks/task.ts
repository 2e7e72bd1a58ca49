import type { Edit } from '../../../../content/desk/edits';
import type { Filled, TaskField } from '../TaskForm';
import type { OpenDesk } from '../words';

/** The result of a submitted task: edits, or error messages by field name. */
export type Done = { edits: readonly Edit[] } | { wrong: Filled };

/** The names of the tasks that have a form of their own. */
type TaskName = 'session' | 'dates' | 'question' | 'result' | 'event' | 'notice';

/** A frequent task at the desk. */
export interface Task {
  name: TaskName;
  icon: string;
  fields: readonly TaskField[];
  /** What the fields show until something is typed into them. */
  initial?: (typed: Filled) => Filled;
  /** The field that chooses what the others are about: what was typed of one entry is not said of another. */
  subject?: string;
  done: (filled: Filled) => Promise<Done> | Done;
}

/** A value per language, by language code. */
export function inLanguages<T>({ languages }: OpenDesk, of: (code: string) => T): Record<string, T> {
  return Object.fromEntries(languages.map(({ code }) => [code, of(code)]));
}
