/** A step into a file: a key of a map, an index of a list or, in a list whose entries have ids, an id. */
export type Step = string | number;

/** A place in a file of `data/`. */
export interface Place {
  /** `data/events.yaml` */
  file: string;
  path: readonly Step[];
}

/**
 * One edit of a file. It states what it expects to find, so that it never overwrites somebody else's change of the same
 * place. `before` or `after` is undefined if the value is absent. For `insert` and `move`, the path is that of the list.
 */
export type Edit = Place &
  (
    | { kind: 'set'; before?: unknown; after?: unknown }
    | { kind: 'insert'; at: number; value: unknown }
    | { kind: 'move'; from: number; to: number; value: unknown }
  );

/** One action at the desk. Its edits are applied, and dropped, all together. */
export interface Change {
  id: string;
  edits: readonly Edit[];
}

const isStep = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function isEdit(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!('file' in value && 'path' in value && 'kind' in value)) return false;
  const { file, path, kind } = value;
  if (typeof file !== 'string' || !Array.isArray(path) || !path.every(isStep)) return false;
  if (kind === 'insert') return 'at' in value && typeof value.at === 'number';
  return kind === 'set' || (kind === 'move' && 'from' in value && 'to' in value);
}

/** Whether something that was stored is a change: an older release may have stored it in another form. */
export const isChange = (value: unknown): value is Change =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'edits' in value &&
  Array.isArray(value.edits) &&
  value.edits.every(isEdit);

/** The parsed files by path; undefined for a file that is not valid YAML. */
export type Values = Readonly<Record<string, unknown>>;

/** Whether two values of YAML files are the same, the order of their keys included. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether an edit leaves everything as it is. */
export const isIdle = (edit: Edit) => edit.kind === 'set' && same(edit.before, edit.after);

/** The key or index that a step stands for; undefined if no entry has that id. */
export function keyOf(value: unknown, step: Step): Step | undefined {
  if (!Array.isArray(value) || typeof step === 'number') return step;
  const at = value.findIndex((entry) => typeof entry === 'object' && entry !== null && entry.id === step);
  return at === -1 ? undefined : at;
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((found, step) => {
    const key = keyOf(found, step);
    if (typeof found !== 'object' || found === null || key === undefined) return undefined;
    return Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined;
  }, value);
}

/** The path with every id replaced by its index; undefined if there is no entry with one of the ids. */
export function resolved(value: unknown, path: readonly Step[]): Step[] | undefined {
  const keys: Step[] = [];
  for (const step of path) {
    const key = keyOf(valueAt(value, keys), step);
    if (key === undefined) return undefined;
    keys.push(key);
  }
  return keys;
}

/** The value after an edit; undefined if the edit finds neither what it expects nor its own result. */
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

/** Whether the value already has the result of the edit, because it was published. */
function isMade(value: unknown, path: readonly Step[], edit: Edit): boolean {
  const there = valueAt(value, path);
  if (edit.kind === 'set') return same(there, edit.after);
  if (edit.kind === 'move') return false;
  const own: unknown = Reflect.get(Object(edit.value), 'id');
  if (typeof own === 'string') return same(valueAt(there, [own]), edit.value);
  return Array.isArray(there) && same(there[edit.at], edit.value);
}

/** The files' values after the changes of a draft. A change that does not fit is skipped. */
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
