import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Document, parse } from 'yaml';
import { editYaml } from '../shared/editYaml';

/** A copy of the project in a temporary folder, as another club would have it. */
export class Fork {
  readonly root = mkdtempSync(join(tmpdir(), 'fork-'));

  constructor() {
    for (const file of files()) this.copy(file, file);
    symlinkSync(resolve('node_modules'), join(this.root, 'node_modules'));
    // Resized pictures are named after a hash of their source and settings: copying them saves making them
    // again.
    if (existsSync('public/static')) this.copy('public/static', 'public/static');
  }

  /** Copies a file or folder of the project into the fork. */
  copy(from: string, to: string): void {
    mkdirSync(dirname(join(this.root, to)), { recursive: true });
    cpSync(from, join(this.root, to), { recursive: true });
  }

  /** Edits a file of facts: `edit('events', (events) => events.deleteIn([0]))`. */
  edit(name: string, change: (document: Document) => void): void {
    editYaml(join(this.root, `data/${name}.yaml`), change);
  }

  /** The id of the first entry of a file of facts: forks have other ids. */
  firstId(name: string): unknown {
    const [first]: { id?: unknown }[] = parse(readFileSync(join(this.root, `data/${name}.yaml`), 'utf8'));
    return first?.id;
  }

  /** Edits a file of words in every language that has it; `say` gives a text of that language. */
  editWords(name: string, change: (document: Document, say: (text: string) => string) => void): void {
    const languages = readdirSync(join(this.root, 'data')).filter((folder) => /^[a-z]{2}$/.test(folder));
    for (const language of languages)
      if (existsSync(join(this.root, `data/${language}/${name}.yaml`)))
        this.edit(`${language}/${name}`, (document) =>
          // Nobody translates for a test, but the content check wants another text in each language.
          change(document, (text) => (language === languages[0] ? text : `${text}*`)),
        );
  }

  /** Deletes a file or folder of the fork, or, without a path, the fork itself. */
  remove(path = ''): void {
    rmSync(join(this.root, path), { recursive: true, force: true });
  }
}

/** The project's files, including new ones that are not committed yet. */
function files(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return stdout.split('\0').filter((file) => file !== '' && existsSync(file));
}
