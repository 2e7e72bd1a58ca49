import { diffWordsWithSpace } from 'diff';
import { parse } from 'yaml';
import { checkContent } from '../checks/checkContent';
import type { Content } from '../files';
import { formatPath, type Problem } from '../problems';
import { applyEdit } from './applyEdit';
import { type Change, type Edit, type Place, type Values, valueAt } from './edits';
import { countPublished } from './published';

/** The content as the site was built from it, without `data/admin.yaml`, which has the password's hash. */
export interface DeskContent {
  /** The text of each file by path, like `data/events.yaml`. */
  texts: Readonly<Record<string, string>>;
  /** The image type of each picture by path, like `data/images/home/hero.jpg`. */
  pictures: Readonly<Record<string, string>>;
  /** The commit that the site was built from, if it is known. */
  commit?: string;
  /** True in `gatsby develop`, where the desk can write straight into `data/`. */
  develop?: boolean;
}

/**
 * Encoded images by the picture's path below `data/`, then by `sizes`, which differ between the places where pages show it; `''` is the
 * fallback for any other `sizes`.
 */
export type Images = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A piece of a compared text: in both versions, or in only one of them. */
export interface Piece {
  text: string;
  only?: 'before' | 'after';
}

/** The difference that an edit makes, word by word. */
export interface Difference {
  file: string;
  /** The path as problems show it: `[1].starts`. */
  path: string;
  pieces: readonly Piece[];
}

/** A change of the draft, compared with the current content. */
export interface ReviewedChange {
  id: string;
  differences: readonly Difference[];
  /** True if the content already has the whole change, because it was published. */
  made?: boolean;
  /** The places that have changed on the site since. If there are any, the change is not applied. */
  stale?: readonly Stale[];
}

/** A place that both the draft and the site have changed. */
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

/** The result of checking a draft. */
export interface Review {
  problems: readonly Problem[];
  changes: readonly ReviewedChange[];
  files: readonly ChangedFile[];
}

/** The parsed files. */
export const valuesOf = ({ texts }: Pick<DeskContent, 'texts'>): Values =>
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, parse(text)]));

const admin = 'data/admin.yaml';

/** Replaces the file that the desk does not have, because the content check requires it. */
const adminStandIn = 'password: { iterations: 100000, salt: AA==, hash: AA== }\n';

/** Applies the changes of a draft one by one, and checks the result as a build does. */
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

/** Applies all edits of a change to `texts`, or none of them. */
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

/** A value as readable text: strings unchanged, maps and lists with one entry per line. */
export function asText(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, entry]) => (Array.isArray(value) ? asText(entry) : `${key}: ${asText(entry)}`))
    .join('\n');
}
