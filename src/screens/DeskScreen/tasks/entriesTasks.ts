import type { Step } from '../../../../content/desk/edits';
import { type Files, filesOf } from '../files';
import { nameOf } from '../sides';
import { type DeskPart, labelOf } from '../words';

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
    shown: (id) => filesOf(part, 'words', id).map((files) => ({ ...files, path: [] })),
    files: [],
  };
}

function factsTask(part: DeskPart, name: 'milestones' | 'team' | 'players'): EntriesTask {
  const [facts = [], words = []] = [filesOf(part, 'facts', name), filesOf(part, 'words', name)].map((one) =>
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
  const words = filesOf(part, 'words', 'pictures').flatMap(entry);
  return {
    name: 'pictures',
    options: Object.keys(Object(words[0]?.sides[0]?.value)).map((value) => ({ value, label: value })),
    shown: (id) => words.map((files) => ({ ...files, path: [id] })),
    files: [],
  };
}
