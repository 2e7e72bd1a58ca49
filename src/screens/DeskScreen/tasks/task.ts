import type { Edit } from '../../../../content/desk/edits';
import type { Problem } from '../../../../content/problems';
import type { Filled, TaskField } from '../TaskForm';
import type { OpenDesk } from '../words';

/** The result of a submitted task: edits, or what is wrong with what was filled in. */
export type Done = { edits: readonly Edit[] } | { problems: readonly TaskProblem[] };

/** A problem with what was filled in; without a file if it was found before there were edits. */
export type TaskProblem = Omit<Problem, 'file'> & Partial<Pick<Problem, 'file'>>;

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
  /** The fields of places that are called otherwise in the files. */
  places?: Readonly<Record<string, string>>;
  done: (filled: Filled) => Promise<Done> | Done;
}

/** The name of the field that a problem is about: the last key of its place and, for words, their language. */
export function fieldOf({ places = {} }: Task, { file = '', path }: TaskProblem): string {
  const [, key = ''] = /([^.[\]]+)(?:\[\d+\])*$/.exec(path) ?? [];
  const language = /^data\/(.+)\//.exec(file)?.[1];
  return [places[key] ?? key, ...(language ? [language] : [])].join('.');
}

/** A value per language, by language code. */
export function inLanguages<T>({ languages }: OpenDesk, of: (code: string) => T): Record<string, T> {
  return Object.fromEntries(languages.map(({ code }) => [code, of(code)]));
}
