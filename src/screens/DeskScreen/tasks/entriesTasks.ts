import type { Step } from '../../../../content/desk/edits';
import { entriesIn, entryFiles } from '../entryEdits';
import { entryOptions } from '../entryOptions';
import { type FileForm, fileForms } from '../fileForms';
import { labelOf, type OpenDesk } from '../words';

/** A task that edits entries directly in the forms of their files. */
export interface EntriesTask {
  name: 'page' | 'milestones' | 'team' | 'players' | 'pictures';
  icon: string;
  options: readonly { value: string; label: string }[];
  /** The forms of an entry: for its facts, then for its words. */
  formsOf: (id: string) => readonly (FileForm & { path: readonly Step[] })[];
  /** The name of the files in which entries are added and removed; undefined if the set of entries is fixed. */
  file?: string;
}

/** All tasks of this kind. */
export function entriesTasksOf(desk: OpenDesk): EntriesTask[] {
  return [
    pageTask(desk),
    factsTask(desk, 'milestones', 'growth'),
    factsTask(desk, 'team', 'team'),
    factsTask(desk, 'players', 'star'),
    picturesTask(desk),
  ];
}

/** Edits the words of a page, or of the interface. */
function pageTask(desk: OpenDesk): EntriesTask {
  const pages = Object.entries(desk.forms.words).filter(([, { kind }]) => kind === 'map');
  return {
    name: 'page',
    icon: 'file',
    options: pages
      .map(([value]) => ({ value, label: labelOf(desk.words, value) }))
      .sort((one, other) => one.label.localeCompare(other.label, desk.languages[0]?.code)),
    formsOf: (id) => fileForms(desk, 'words', id).map((files) => ({ ...files, path: [] })),
  };
}

function factsTask(desk: OpenDesk, name: 'milestones' | 'team' | 'players', icon: string): EntriesTask {
  return {
    ...{ name, icon, file: name },
    options: entryOptions(desk, name),
    formsOf: (id) => entryFiles(desk, name).map((files) => ({ ...files, path: [id] })),
  };
}

/** Edits the words of pictures. Pictures themselves are added as files. */
function picturesTask(desk: OpenDesk): EntriesTask {
  const words = fileForms(desk, 'words', 'pictures').flatMap(entriesIn);
  return {
    name: 'pictures',
    icon: 'zoom',
    options: Object.keys(Object(words[0]?.sides[0]?.value)).map((value) => ({ value, label: value })),
    formsOf: (id) => words.map((files) => ({ ...files, path: [id] })),
  };
}
