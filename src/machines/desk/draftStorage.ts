import { get, update } from 'idb-keyval';
import type { Change } from '../../../content/desk/edits';
import type { Kept } from './deskTypes';

/** A draft as this browser keeps it. */
interface Draft {
  stamp: string;
  changes: readonly Change[];
}

const key = 'desk-draft';

function isDraft(value: unknown): value is Draft {
  const { stamp, changes } = { stamp: undefined, changes: undefined, ...Object(value) };
  return typeof stamp === 'string' && Array.isArray(changes) && changes.every(isChange);
}

const isChange = (value: unknown) =>
  typeof Reflect.get(Object(value), 'id') === 'string' && Array.isArray(Reflect.get(Object(value), 'edits'));

/** The draft that this browser keeps; an empty one if it keeps none, or none that can be read. */
export async function readDraft(): Promise<{ changes: readonly Change[]; stamp?: string }> {
  try {
    const draft: unknown = await get(key);
    return isDraft(draft) ? draft : { changes: [] };
  } catch {
    // Storage is blocked; keeping the first change will say so at the desk.
    return { changes: [] };
  }
}

/**
 * Keeps a draft in place of the one that was read or kept before.
 *
 * @param anyway in place of any other, too
 * @returns undefined if another tab has kept one meanwhile, which is left as it is
 */
export async function keepDraft(
  changes: readonly Change[],
  before: string | undefined,
  anyway: boolean,
): Promise<Kept> {
  const stamp = crypto.randomUUID();
  let elsewhere = false;
  await update<unknown>(key, (draft) => {
    elsewhere = !anyway && isDraft(draft) && draft.stamp !== before;
    return elsewhere ? draft : ({ stamp, changes } satisfies Draft);
  });
  return elsewhere ? undefined : { stamp };
}
