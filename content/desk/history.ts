import { type Change, type Edit, same } from './edits';
import type { Stale } from './review';

const placeKey = ({ file, path }: Pick<Edit, 'file' | 'path'>) => JSON.stringify([file, path]);

/**
 * The draft with one more change. If it goes on at the field of the last change (somebody types), the two become one, to be undone
 * and dropped as a whole; if the field is as it was before both, none is left.
 */
export function withChange(changes: readonly Change[], change: Change): readonly Change[] {
  const [last, [edit, ...more]] = [changes.at(-1), change.edits];
  const [before, ...others] = last?.edits ?? [];
  const single = edit?.kind === 'set' && before?.kind === 'set' && more.length + others.length === 0;
  if (!last || !single || placeKey(edit) !== placeKey(before) || !same(before.after, edit.before))
    return [...changes, change];
  const rest = changes.slice(0, -1);
  if (same(before.before, edit.after)) return rest;
  return [...rest, { id: last.id, edits: [{ ...edit, before: before.before }] }];
}

/**
 * The draft after somebody has chosen what stands at a place that was changed elsewhere, too.
 *
 * @param mine whether the draft's text is to stand there
 */
export function withChoice(
  changes: readonly Change[],
  id: string,
  { file, path, theirs }: Stale,
  mine: boolean,
): readonly Change[] {
  return changes.flatMap((change) => {
    if (change.id !== id) return [change];
    const edits = change.edits.flatMap((edit): Edit[] => {
      if (placeKey(edit) !== placeKey({ file, path })) return [edit];
      // A deletion at an index is given up: another entry may stand there by now.
      const isHere = edit.kind === 'set' && (edit.after !== undefined || typeof path.at(-1) === 'string');
      return mine && isHere ? [{ ...edit, before: theirs }] : [];
    });
    return edits.length > 0 ? [{ ...change, edits }] : [];
  });
}
