import { get, update } from 'idb-keyval';
import { type Change, isChange } from '../../../content/desk/edits';
import type { Kept } from './deskTypes';
import { uniqueId } from './uniqueId';

/** A draft as stored in this browser. */
interface Draft {
  stamp: string;
  changes: readonly Change[];
}

const key = 'desk-draft';

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('stamp' in value && 'changes' in value)) return false;
  const { stamp, changes } = value;
  return typeof stamp === 'string' && Array.isArray(changes) && changes.every(isChange);
}

/** The draft stored in this browser; an empty one if there is none, or if it cannot be read. */
export async function readDraft(): Promise<{ changes: readonly Change[]; stamp?: string }> {
  try {
    const draft: unknown = await get(key);
    return isDraft(draft) ? draft : { changes: [] };
  } catch {
    // Storage is blocked. Saving the first change will fail, too, and the desk then says so.
    return { changes: [] };
  }
}

/**
 * Saves a draft over the version that was read or saved before.
 *
 * @param anyway overwrites any other version, too
 * @returns undefined if another tab has saved a draft in the meantime, which stays as it is
 */
export async function keepDraft(
  changes: readonly Change[],
  before: string | undefined,
  anyway: boolean,
): Promise<Kept> {
  const stamp = uniqueId();
  let elsewhere = false;
  await update<unknown>(key, (draft) => {
    elsewhere = !anyway && isDraft(draft) && draft.stamp !== before;
    return elsewhere ? draft : ({ stamp, changes } satisfies Draft);
  });
  return elsewhere ? undefined : { stamp };
}
