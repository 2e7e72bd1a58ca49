import { type Change, type Edit, keyOf, type Step, type Values, valueAt } from '../../../content/desk/edits';
import { formatPath } from '../../../content/problems';

/** The file of a form: one of facts, or one of words in each language beside the other. */
export interface Side {
  /** The language; undefined for facts. */
  language?: { code: string; name: string };
  file: string;
  /** What is at the form's place there. */
  value: unknown;
}

/** A change of its own. */
export const changeOf = (edits: readonly Edit[]): Change => ({ id: crypto.randomUUID(), edits });

/** A file's form in all its languages. */
export const sidesOf = (files: readonly Omit<Side, 'value'>[], values: Values): Side[] =>
  files.map((side) => ({ ...side, value: values[side.file] }));

/** The sides, one step further in. */
export const stepInto = (sides: readonly Side[], step: Step): Side[] =>
  sides.map((side) => ({ ...side, value: valueAt(side.value, [step]) }));

/**
 * The step to an entry of a list: its id where it has one of its own, as it keeps that when others come and go. While somebody types
 * an id, it may be that of another entry for a moment.
 */
export function stepTo(list: readonly unknown[], n: number): Step {
  const idOf = (entry: unknown): unknown => Reflect.get(Object(entry), 'id');
  const id = idOf(list[n]);
  const own = typeof id === 'string' && id !== '' && list.findIndex((entry) => idOf(entry) === id) === n;
  return own ? id : n;
}

/** A path as the check's messages write it, with the indexes of entries. */
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

/** What an entry is called in a list: by the first of its texts that names it. */
export function nameOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  const texts: Record<string, unknown> = Object(entry);
  const name = ['title', 'name', 'nickname', 'role', 'question', 'label', 'id'].map((key) => texts[key]);
  return name.find((text): text is string => typeof text === 'string' && text !== '');
}
