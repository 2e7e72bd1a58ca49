import { type Change, type Edit, keyOf, type Values, valueAt } from './edits';

/**
 * How many changes of a draft, counted from its beginning, are published: the site's content has them already. One change alone
 * does not show it, if a later one went on at the same place (the revision of a session that is moved, then cancelled). So the
 * first `count` changes are taken back on a copy of the content, the last one first. Where that works, all of them are published.
 */
export function countPublished(values: Values, changes: readonly Change[]): number {
  for (let count = changes.length; count > 0; count -= 1)
    if (canBeTakenBack(values, changes.slice(0, count))) return count;
  return 0;
}

function canBeTakenBack(values: Values, changes: readonly Change[]): boolean {
  const copies = new Map<string, unknown>();
  const edits = changes.flatMap((change) => change.edits).reverse();
  return edits.every((edit) => {
    const value = copies.get(edit.file) ?? values[edit.file];
    if (!isThere(value, edit)) return false;
    const copy = copies.has(edit.file) ? value : structuredClone(value);
    copies.set(edit.file, copy);
    takeBack(copy, edit);
    return true;
  });
}

/** Whether two values are equal apart from the order of keys: taking an edit back puts a deleted key at the end of its map. */
const alike = (a: unknown, b: unknown) => sorted(a) === sorted(b);

const sorted = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The index of the entry that an edit put into a list. An inserted entry is found by its id, if it has one: its index may have changed. */
function placeIn(list: unknown, edit: Exclude<Edit, { kind: 'set' }>): number {
  if (!Array.isArray(list)) return -1;
  const at = edit.kind === 'insert' ? edit.at : edit.to;
  const id: unknown = edit.kind === 'insert' && Reflect.get(Object(edit.value), 'id');
  const found = typeof id === 'string' ? list.findIndex((entry) => Object(entry).id === id) : at;
  return alike(list[found], edit.value) ? found : -1;
}

const parentOf = (value: unknown, { path }: Edit) => valueAt(value, path.slice(0, -1));

function isThere(value: unknown, edit: Edit): boolean {
  if (edit.kind !== 'set') return placeIn(valueAt(value, edit.path), edit) !== -1;
  const parent = parentOf(value, edit);
  // The removal of an entry is published if the list no longer has the entry.
  if (Array.isArray(parent) && edit.after === undefined)
    return !parent.some((entry) => alike(entry, edit.before));
  return edit.path.length > 0 && alike(valueAt(value, edit.path), edit.after);
}

function takeBack(value: unknown, edit: Edit): void {
  if (edit.kind !== 'set') {
    const list = valueAt(value, edit.path);
    if (!Array.isArray(list)) return;
    const [entry] = list.splice(placeIn(list, edit), 1);
    if (edit.kind === 'move') list.splice(edit.from, 0, entry);
    return;
  }
  const [parent, last] = [parentOf(value, edit), edit.path.at(-1)];
  if (typeof parent !== 'object' || parent === null || last === undefined) return;
  const key = keyOf(parent, last);
  if (Array.isArray(parent) && edit.after === undefined)
    parent.splice(typeof last === 'number' ? last : parent.length, 0, edit.before);
  else if (key !== undefined && edit.before === undefined) Reflect.deleteProperty(parent, key);
  else if (key !== undefined) Reflect.set(parent, key, edit.before);
}
