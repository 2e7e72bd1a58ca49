import type { Edit, Step } from '../../../content/desk/edits';
import type { Field } from '../../../content/desk/forms';
import { emptyOf } from './emptyOf';
import { type FileForm, fileForms } from './fileForms';
import { type Side, stepInto } from './sides';
import type { OpenDesk } from './words';

/** Whether a field is an id that was made up for its entry: other files know the entry by it. */
export const isId = ({ name, field }: { name: unknown; field: Field }) =>
  name === 'id' && field.kind === 'text';

/** Whether entries of this form have ids: a list of them is added to by an id, as a map is by a key. */
export const hasIds = (field: Field) => field.kind === 'map' && field.fields.some(isId);

/** The entries of a file, with the form of one of them; none if the file is something else. */
export const entriesIn = ({ field, sides }: FileForm): FileForm[] =>
  field.kind === 'entries' || (field.kind === 'list' && hasIds(field.of)) ? [{ field: field.of, sides }] : [];

/** The files of this name in which an entry is by its id: the facts, then the words. */
export const entryFiles = (desk: OpenDesk, name: string): FileForm[] =>
  [...fileForms(desk, 'facts', name), ...fileForms(desk, 'words', name)].flatMap(entriesIn);

/** Edits that add an entry to its facts and to its words in each language, with empty required fields. */
export const addEntry = (desk: OpenDesk, name: string, id: string): Edit[] =>
  entryFiles(desk, name).flatMap(({ field, sides }) => sides.flatMap((side) => addedTo(side, field, [], id)));

/** Edits that remove an entry from its facts and its words, and from what is said of its having been cancelled or moved. */
export function removeEntry(desk: OpenDesk, name: string, id: string): Edit[] {
  const changes = fileForms(desk, 'words', 'changes').flatMap(({ sides }) => stepInto(sides, name));
  const sides = entryFiles(desk, name).flatMap((file) => file.sides);
  return [...removedFrom(sides, [], id), ...removedFrom(changes, [name], id)];
}

/** The entries at a place. */
interface Entries {
  /** The form of one of them. */
  field: Field;
  path: readonly Step[];
  sides: readonly Side[];
}

/** Edits that add an entry at a place. To be a whole file's entry is to be in all files of that name. */
export const addEntryAt = (desk: OpenDesk, { field, path, sides }: Entries, id: string): Edit[] =>
  path.length === 0
    ? addEntry(desk, nameOfFile(sides), id)
    : sides.flatMap((side) => addedTo(side, field, path, id));

/** Edits that remove an entry at a place, as {@link addEntryAt} adds it. */
export const removeEntryAt = (desk: OpenDesk, { path, sides }: Omit<Entries, 'field'>, id: string): Edit[] =>
  path.length === 0 ? removeEntry(desk, nameOfFile(sides), id) : removedFrom(sides, path, id);

/** `events` of `data/events.yaml` and of `data/en/events.yaml` */
export const nameOfFile = ([side]: readonly Side[]) => side?.file.replace(/^.*\/|\.yaml$/g, '') ?? '';

/** None if there is an entry with that id. */
function addedTo(side: Side, field: Field, path: readonly Step[], id: string): Edit[] {
  const { file, value } = side;
  if (stepInto([side], id)[0]?.value !== undefined) return [];
  const empty = emptyOf(field);
  return Array.isArray(value)
    ? [{ kind: 'insert', file, path, at: value.length, value: { ...Object(empty), id } }]
    : [{ kind: 'set', file, path: [...path, id], after: empty }];
}

const removedFrom = (sides: readonly Side[], path: readonly Step[], id: string): Edit[] =>
  stepInto(sides, id)
    .filter(({ value }) => value !== undefined)
    .map(({ file, value }) => ({ kind: 'set', file, path: [...path, id], before: value }));
