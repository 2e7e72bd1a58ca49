import type { Step } from '../../../content/desk/edits';
import type { Field } from '../../../content/desk/forms';
import { nameOf, type Side, sidesOf } from './sides';
import { type DeskPart, labelOf } from './words';

/** The files of a form: one of facts, or one of words in each language. */
interface Files {
  field: Field;
  sides: readonly Side[];
}

/** A task that shows entries as they stand in their files. */
export interface EntriesTask {
  name: 'page' | 'milestones' | 'team' | 'players' | 'pictures';
  options: readonly { value: string; label: string }[];
  /** The fields of an entry: those of its facts, then those of its words. */
  shown: (id: string) => readonly (Files & { path: readonly Step[] })[];
  /** The files in which entries are added and removed together; none, if there are always the same. */
  files: readonly Files[];
}

/** The tasks that change entries as they stand in their files. */
export function entriesTasksOf(part: DeskPart): EntriesTask[] {
  return [
    pageTask(part),
    ...(['milestones', 'team', 'players'] as const).map((name) => factsTask(part, name)),
    picturesTask(part),
  ];
}

/** A file of words in all languages that have it. */
function wordsOf({ forms, languages, values }: DeskPart, name: string): Files[] {
  const files = languages
    .map((language) => ({ language, file: `data/${language.code}/${name}.yaml` }))
    .filter(({ file }) => values[file] !== undefined);
  const field = forms.words[name];
  return field ? [{ field, sides: sidesOf(files, values) }] : [];
}

function factsOf({ forms, values }: DeskPart, name: string): Files[] {
  const field = forms.facts[name];
  return field ? [{ field, sides: sidesOf([{ file: `data/${name}.yaml` }], values) }] : [];
}

/** The form of each entry of a list, or of a map whose keys are ids. */
const entry = ({ field, sides }: Files): Files[] =>
  field.kind === 'list' || field.kind === 'entries' ? [{ field: field.of, sides }] : [];

/** The words of pages and of the controls on them. */
function pageTask(part: DeskPart): EntriesTask {
  const pages = Object.entries(part.forms.words).filter(([, { kind }]) => kind === 'map');
  return {
    name: 'page',
    options: pages
      .map(([value]) => ({ value, label: labelOf(part.words, value) }))
      .sort((one, other) => one.label.localeCompare(other.label, part.languages[0]?.code)),
    shown: (id) => wordsOf(part, id).map((files) => ({ ...files, path: [] })),
    files: [],
  };
}

function factsTask(part: DeskPart, name: 'milestones' | 'team' | 'players'): EntriesTask {
  const [facts = [], words = []] = [factsOf(part, name), wordsOf(part, name)].map((one) =>
    one.flatMap(entry),
  );
  const list: unknown = facts[0]?.sides[0]?.value;
  const said: Record<string, unknown> = Object(words[0]?.sides[0]?.value);
  return {
    name,
    options: (Array.isArray(list) ? list : []).map(({ id }) => ({
      value: String(id),
      label: nameOf(said[String(id)]) ?? String(id),
    })),
    shown: (id) => [...facts, ...words].map((files) => ({ ...files, path: [id] })),
    files: [...facts, ...words],
  };
}

/** What is said of the pictures. Which there are, their files say. */
function picturesTask(part: DeskPart): EntriesTask {
  const words = wordsOf(part, 'pictures').flatMap(entry);
  return {
    name: 'pictures',
    options: Object.keys(Object(words[0]?.sides[0]?.value)).map((value) => ({ value, label: value })),
    shown: (id) => words.map((files) => ({ ...files, path: [id] })),
    files: [],
  };
}
