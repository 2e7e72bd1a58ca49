import { type Change, type Edit, same } from './edits';
import type { Stale } from './review';

const placeKey = ({ file, path }: Pick<Edit, 'file' | 'path'>) => JSON.stringify([file, path]);

/**
 * The draft with one more change. If somebody is still typing in the field of the last change, the two are merged, so that they
 * are undone and dropped together; if the field is back to its original value, both are removed.
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
 * The drafts to go back to after the draft was edited: one more, unless somebody went on typing in a field.
 *
 * @param typing the change of that field, if it was the last thing that was done
 */
export function withStep(
  past: readonly (readonly Change[])[],
  [before, after]: readonly [readonly Change[], readonly Change[]],
  typing: string | undefined,
): readonly (readonly Change[])[] {
  const isMerged = typing !== undefined && before.at(-1)?.id === typing && after.length <= before.length;
  const steps = isMerged ? past : [...past, before];
  // What was typed is taken back by hand: a step would lead to where one is.
  return same(steps.at(-1), after) ? steps.slice(0, -1) : steps;
}

/**
 * The draft after somebody has settled a conflict: the site has changed at the same place.
 *
 * @param mine true to keep the draft's value, false to keep the site's
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
      // Never delete by index: another entry may be there by now.
      const isHere = edit.kind === 'set' && (edit.after !== undefined || typeof path.at(-1) === 'string');
      return mine && isHere ? [{ ...edit, before: theirs }] : [];
    });
    return edits.length > 0 ? [{ ...change, edits }] : [];
  });
}
