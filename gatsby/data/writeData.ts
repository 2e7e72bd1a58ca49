import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../content/checks/checkContent';
import { formatProblems } from '../../content/problems';
import { readData } from './readData';

/** The files that the desk may change. */
const editable = /^data\/(?:[a-z]{2}\/)?[a-z-]+\.yaml$/;

/** A file of `data/` and its edit, which returns undefined if the text is not what it expects. */
export interface NewText {
  file: string;
  change: (before: string) => string | undefined;
}

/**
 * Edits files of `data/` below `root`: all of them or none.
 *
 * @returns the files that were written
 * @throws if a file may not be changed or is not as expected, or if the content would have mistakes
 */
export function writeData(root: string, changes: readonly NewText[]): string[] {
  const data = readData(root);
  const texts = new Map(data.texts);
  for (const { file, change } of changes) {
    const before = texts.get(file);
    if (before === undefined || !editable.test(file) || file === 'data/admin.yaml')
      throw new Error(`Expected files of data/, got "${file}". Nothing was written.`);
    const after = change(before);
    if (after === undefined)
      throw new Error(`${file} has changed since at the same place. Nothing was written.`);
    texts.set(file, after);
  }
  const { problems } = checkContent({ ...data, texts });
  if (problems.length > 0) throw new Error(`${formatProblems(problems)}\nNothing was written.`);
  const changed = [...new Set(changes.map(({ file }) => file))];
  writeAll(changed.map((file) => ({ path: join(root, file), text: texts.get(file) ?? '' })));
  return changed;
}

/** Writes all files or none: first to temporary files, because the disk may be full, which are then renamed. */
function writeAll(files: readonly { path: string; text: string }[]): void {
  const before = files.map(({ path }) => ({ path, text: readFileSync(path) }));
  const beside = (path: string) => `${path}.${process.pid}.new`;
  const placed: typeof before = [];
  try {
    for (const { path, text } of files) writeFileSync(beside(path), text);
    for (const one of before) {
      renameSync(beside(one.path), one.path);
      placed.push(one);
    }
  } catch (error) {
    for (const { path, text } of placed) writeFileSync(path, text);
    throw new Error(`${error instanceof Error ? error.message : error}. Nothing was written.`);
  } finally {
    for (const { path } of files) rmSync(beside(path), { force: true });
  }
}
