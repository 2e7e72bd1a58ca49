/** A step into a file: the key of a map, the index of a list, or, in a list whose entries have ids, an id. */
export type Step = string | number;

/** A place in a file of `data/`. */
export interface Place {
  /** `data/events.yaml` */
  file: string;
  path: readonly Step[];
}

/**
 * One edit of a file. It says what it expects to find, so that it is never made where somebody else has changed the same
 * place: `before` and `after` are undefined where nothing is. In `insert` and `move` the path is that of the list.
 */
export type Edit = Place &
  (
    | { kind: 'set'; before?: unknown; after?: unknown }
    | { kind: 'insert'; at: number; value: unknown }
    | { kind: 'move'; from: number; to: number; value: unknown }
  );

/** What somebody did at the desk in one go: made as a whole, and dropped as a whole. */
export interface Change {
  id: string;
  edits: readonly Edit[];
}

/** What files hold, by path. A file that is no YAML holds nothing. */
export type Values = Readonly<Record<string, unknown>>;

/** Whether two values of YAML files are the same, the order of their keys included. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The key or index that a step leads to. */
export function keyOf(value: unknown, step: Step): Step | undefined {
  if (!Array.isArray(value) || typeof step === 'number') return step;
  const at = value.findIndex((entry) => typeof entry === 'object' && entry !== null && entry.id === step);
  return at === -1 ? undefined : at;
}

/** What stands at a place; undefined where nothing is. */
export function valueAt(value: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((found, step) => {
    const key = keyOf(found, step);
    if (typeof found !== 'object' || found === null || key === undefined) return undefined;
    return Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined;
  }, value);
}

/** The path with every id of an entry replaced by its index; undefined if an entry on the way is not there. */
export function resolved(value: unknown, path: readonly Step[]): Step[] | undefined {
  const keys: Step[] = [];
  for (const step of path) {
    const key = keyOf(valueAt(value, keys), step);
    if (key === undefined) return undefined;
    keys.push(key);
  }
  return keys;
}

/** The value after an edit; undefined if the edit does not find what it expects, nor what it would have made. */
export function edited(value: unknown, edit: Edit): { value: unknown } | undefined {
  const path = resolved(value, edit.path);
  if (!path) return edit.kind === 'set' && edit.after === undefined ? { value } : undefined;
  if (isMade(value, path, edit)) return { value };
  const copy = structuredClone(value);
  if (edit.kind !== 'set') {
    const list = valueAt(copy, path);
    return Array.isArray(list) && inList(list, edit) ? { value: copy } : undefined;
  }
  if (!same(valueAt(value, path), edit.before)) return undefined;
  const last = path.at(-1);
  if (last === undefined) return edit.after === undefined ? undefined : { value: edit.after };
  const parent = valueAt(copy, path.slice(0, -1));
  if (typeof parent !== 'object' || parent === null) return undefined;
  if (edit.after !== undefined) Reflect.set(parent, last, edit.after);
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else Reflect.deleteProperty(parent, last);
  return { value: copy };
}

function inList(list: unknown[], edit: Exclude<Edit, { kind: 'set' }>): boolean {
  if (edit.kind === 'insert') {
    list.splice(edit.at, 0, edit.value);
    return true;
  }
  if (!same(list[edit.from], edit.value)) return false;
  list.splice(edit.to, 0, ...list.splice(edit.from, 1));
  return true;
}

/** Whether the file says already what an edit makes of it: somebody has published it. */
function isMade(value: unknown, path: readonly Step[], edit: Edit): boolean {
  const there = valueAt(value, path);
  if (edit.kind === 'set') return same(there, edit.after);
  if (edit.kind === 'move') return false;
  const own: unknown = Reflect.get(Object(edit.value), 'id');
  if (typeof own === 'string') return same(valueAt(there, [own]), edit.value);
  return Array.isArray(there) && same(there[edit.at], edit.value);
}

/** What the files hold after the changes of a draft; one that does not fit is not made. */
export function drafted(values: Values, changes: readonly Change[]): Values {
  return changes.reduce((before, { edits }) => {
    let after: Values | undefined = before;
    for (const edit of edits) {
      const file: { value: unknown } | undefined = after && edited(after[edit.file], edit);
      after = file && { ...after, [edit.file]: file.value };
    }
    return after ?? before;
  }, values);
}
