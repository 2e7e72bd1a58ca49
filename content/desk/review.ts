import { diffWordsWithSpace } from 'diff';
import { parse } from 'yaml';
import { checkContent } from '../checks/checkContent';
import type { Content } from '../files';
import { formatPath, type Problem } from '../problems';
import { applyEdit } from './applyEdit';
import { type Change, type Edit, type Place, type Values, valueAt } from './edits';
import { countPublished } from './published';

/** The content that the desk begins with. `data/admin.yaml`, which has the password's hash, is not among it. */
export interface DeskContent {
  /** The texts of the files by path: `data/events.yaml`. */
  texts: Readonly<Record<string, string>>;
  /** The image type of each picture by path: `data/images/home/hero.jpg`. */
  pictures: Readonly<Record<string, string>>;
  /** The commit that the site was built from, if it is known. */
  commit?: string;
  /** Whether it can be written straight into `data/`: while somebody develops. */
  develop?: boolean;
}

/** A piece of a text: on both sides, or on one alone. */
export interface Piece {
  text: string;
  only?: 'before' | 'after';
}

/** What an edit makes of a place, word by word. */
export interface Difference {
  file: string;
  /** The place as messages write it. */
  path: string;
  pieces: readonly Piece[];
}

/** A change of the draft in the content as it is now. */
export interface ReviewedChange {
  id: string;
  differences: readonly Difference[];
  /** Whether the content says all of it already: it was published. */
  made?: boolean;
  /** What stands now at the places that have changed since; the change is not made. */
  stale?: readonly Stale[];
}

/** A place that has changed since an edit of it. */
export interface Stale extends Place {
  mine: unknown;
  theirs: unknown;
}

/** A file that the draft changes. */
export interface ChangedFile {
  file: string;
  before: string;
  after: string;
}

/** Everything about a draft: what it makes of the content, and what is wrong with that. */
export interface Review {
  problems: readonly Problem[];
  changes: readonly ReviewedChange[];
  files: readonly ChangedFile[];
}

/** What the files hold. */
export const valuesOf = ({ texts }: Pick<DeskContent, 'texts'>): Values =>
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, parse(text)]));

const admin = 'data/admin.yaml';

/** Stands for the file that the desk does not have, so that the check, which wants it, can run. */
const adminStandIn = 'password: { iterations: 100000, salt: AA==, hash: AA== }\n';

/** Makes the changes of a draft one after the other, and checks what comes of it as a build does. */
export function review(
  { texts, pictures }: DeskContent,
  changes: readonly Change[],
): Review & { content?: Content } {
  const now = new Map(Object.entries(texts));
  const edited = new Set(changes.flatMap(({ edits }) => edits.map(({ file }) => file)));
  const known = Object.entries(texts).filter(([file]) => edited.has(file));
  const published = countPublished(valuesOf({ texts: Object.fromEntries(known) }), changes);
  const reviewed = changes.map((change, n) =>
    n < published ? { ...described(change), made: true } : makeChange(now, change),
  );
  const { content, problems } = checkContent({
    texts: new Map(now).set(admin, adminStandIn),
    pictures: new Map(Object.entries(pictures)),
  });
  const files = [...now].flatMap(([file, after]) => {
    const before = texts[file] ?? '';
    return before === after ? [] : [{ file, before, after }];
  });
  return { content, problems, changes: reviewed, files };
}

const described = ({ id, edits }: Change): ReviewedChange => ({ id, differences: edits.map(differenceOf) });

/** Makes a change as a whole, or not at all. */
function makeChange(texts: Map<string, string>, change: Change): ReviewedChange {
  const made = new Map<string, string>();
  const stale: Stale[] = [];
  for (const edit of change.edits) {
    const text = made.get(edit.file) ?? texts.get(edit.file);
    const after = text === undefined ? undefined : applyEdit(text, edit);
    if (after !== undefined) made.set(edit.file, after);
    else {
      const theirs = text === undefined ? undefined : valueAt(parse(text), edit.path);
      stale.push({
        file: edit.file,
        path: edit.path,
        mine: edit.kind === 'set' ? edit.after : edit.value,
        theirs,
      });
    }
  }
  if (stale.length > 0) return { ...described(change), stale };
  const there = [...made].every(([file, text]) => texts.get(file) === text);
  for (const [file, text] of made) texts.set(file, text);
  return { ...described(change), ...(there && { made: true }) };
}

function differenceOf(edit: Edit): Difference {
  const [before, after] =
    edit.kind === 'set'
      ? [edit.before, edit.after]
      : edit.kind === 'insert'
        ? [undefined, edit.value]
        : [edit.value, edit.value];
  const pieces = diffWordsWithSpace(asText(before), asText(after)).map(
    ({ value, added, removed }): Piece => ({
      text: value,
      ...(added && { only: 'after' }),
      ...(removed && { only: 'before' }),
    }),
  );
  return { file: edit.file, path: formatPath(edit.path), pieces };
}

/** A value as somebody reads it: a text as it is, the entries of a map or a list in lines. */
export function asText(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, entry]) => (Array.isArray(value) ? asText(entry) : `${key}: ${asText(entry)}`))
    .join('\n');
}
