import type { Problem } from '../problems';
import { type Step, type Values, valueAt } from './edits';

/**
 * The steps to the place of a problem, by id where an entry of a list has one: they stay the same when others are added or removed
 * before it.
 */
export function stepsTo({ file, path }: Pick<Problem, 'file' | 'path'>, values: Values): Step[] {
  let found = values[file];
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) => {
    found = valueAt(found, [index === undefined ? key : Number(index)]);
    const id: unknown = Reflect.get(Object(found), 'id');
    if (index === undefined) return key;
    return typeof id === 'string' && id !== '' ? id : Number(index);
  });
}

/** A state of the content: the files' values, and the problems with them. */
interface Checked {
  values: Values;
  problems: readonly Problem[];
}

/** The problems that were not there before. */
export function newProblems(before: Checked, after: Checked): Problem[] {
  const keyIn = (values: Values) => (problem: Problem) =>
    JSON.stringify([problem.file, stepsTo(problem, values), problem.message]);
  const known = new Set(before.problems.map(keyIn(before.values)));
  const keyOf = keyIn(after.values);
  return after.problems.filter((problem) => !known.has(keyOf(problem)));
}
