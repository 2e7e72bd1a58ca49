import { keyOf, type Step, type Values, valueAt } from '../../../content/desk/edits';
import { formatPath } from '../../../content/problems';

/** One side of a form: a form for facts has one, a form for words has one per language, shown side by side. */
export interface Side {
  /** The language; undefined for facts. */
  language?: { code: string; name: string };
  file: string;
  /** The file's value at the form's place. */
  value: unknown;
}

/** The sides of a form for whole files. */
export const sidesOf = (files: readonly Omit<Side, 'value'>[], values: Values): Side[] =>
  files.map((side) => ({ ...side, value: values[side.file] }));

/** The same sides for a nested value. */
export const stepInto = (sides: readonly Side[], step: Step): Side[] =>
  sides.map((side) => ({ ...side, value: valueAt(side.value, [step]) }));

/**
 * The step to an entry of a list: its id, which stays the same when other entries are added or removed. Entries without a unique id
 * have their index; while somebody types an id, it may equal another one for a moment.
 */
export function stepTo(list: readonly unknown[], n: number): Step {
  const idOf = (entry: unknown): unknown => Reflect.get(Object(entry), 'id');
  const id = idOf(list[n]);
  const own = typeof id === 'string' && id !== '' && list.findIndex((entry) => idOf(entry) === id) === n;
  return own ? id : n;
}

/** A path as problems show it, with indexes instead of ids. */
export function pathText(file: unknown, path: readonly Step[]): string {
  let value = file;
  const keys: Step[] = [];
  for (const step of path) {
    const key = keyOf(value, step) ?? step;
    keys.push(key);
    value = valueAt(value, [key]);
  }
  return formatPath(keys);
}

/** The name of an entry: the first of its texts that can serve as one. */
export function nameOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  const texts: Record<string, unknown> = Object(entry);
  const name = ['title', 'name', 'nickname', 'role', 'question', 'label', 'id'].map((key) => texts[key]);
  return name.find((text): text is string => typeof text === 'string' && text !== '');
}
