import type { Step } from '../../../../content/desk/edits';
import { entryOptions } from '../entryOptions';
import { type FileForm, fileForms } from '../fileForms';
import { labelOf, type OpenDesk } from '../words';

/** A task that shows entries as they stand in their files. */
export interface EntriesTask {
  name: 'page' | 'milestones' | 'team' | 'players' | 'pictures';
  options: readonly { value: string; label: string }[];
  /** The fields of an entry: those of its facts, then those of its words. */
  formsOf: (id: string) => readonly (FileForm & { path: readonly Step[] })[];
  /** The files in which entries are added and removed together; none, if there are always the same. */
  files: readonly FileForm[];
}

/** The tasks that change entries as they stand in their files. */
export function entriesTasksOf(desk: OpenDesk): EntriesTask[] {
  return [
    pageTask(desk),
    ...(['milestones', 'team', 'players'] as const).map((name) => factsTask(desk, name)),
    picturesTask(desk),
  ];
}

/** The form of each entry of a list, or of a map whose keys are ids. */
const entry = ({ field, sides }: FileForm): FileForm[] =>
  field.kind === 'list' || field.kind === 'entries' ? [{ field: field.of, sides }] : [];

/** The words of pages and of the controls on them. */
function pageTask(desk: OpenDesk): EntriesTask {
  const pages = Object.entries(desk.forms.words).filter(([, { kind }]) => kind === 'map');
  return {
    name: 'page',
    options: pages
      .map(([value]) => ({ value, label: labelOf(desk.words, value) }))
      .sort((one, other) => one.label.localeCompare(other.label, desk.languages[0]?.code)),
    formsOf: (id) => fileForms(desk, 'words', id).map((files) => ({ ...files, path: [] })),
    files: [],
  };
}

function factsTask(desk: OpenDesk, name: 'milestones' | 'team' | 'players'): EntriesTask {
  const [facts = [], words = []] = [fileForms(desk, 'facts', name), fileForms(desk, 'words', name)].map(
    (one) => one.flatMap(entry),
  );
  return {
    name,
    options: entryOptions(desk, name),
    formsOf: (id) => [...facts, ...words].map((files) => ({ ...files, path: [id] })),
    files: [...facts, ...words],
  };
}

/** What is said of the pictures. Which there are, their files say. */
function picturesTask(desk: OpenDesk): EntriesTask {
  const words = fileForms(desk, 'words', 'pictures').flatMap(entry);
  return {
    name: 'pictures',
    options: Object.keys(Object(words[0]?.sides[0]?.value)).map((value) => ({ value, label: value })),
    formsOf: (id) => words.map((files) => ({ ...files, path: [id] })),
    files: [],
  };
}
