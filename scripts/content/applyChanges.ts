import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatch, parsePatch } from 'diff';
import { checkContent } from '../../content/checkContent';
import { formatProblems } from '../../content/problems';
import { readData } from '../../gatsby/readData';

/** The files that the desk changes. */
const editable = /^data\/(?:[a-z]{2}\/)?[a-z-]+\.yaml$/;

/**
 * Puts the changes that the desk gave as a patch into `data/` below `root`: all of them or none.
 *
 * @returns the files that were written
 * @throws if a file is none of `data/`, has changed since, or the content would have mistakes
 */
export function applyChanges(root: string, patch: string): string[] {
  const data = readData(root);
  const texts = new Map(data.texts);
  const files = parsePatch(patch).map((part) => {
    const file = part.newFileName?.replace(/^b\//, '') ?? '';
    const before = texts.get(file);
    if (before === undefined || !editable.test(file) || file === 'data/admin.yaml')
      throw new Error(`Expected files of data/, got "${file}". Nothing was written.`);
    const after = applyPatch(before, part);
    if (after === false) throw new Error(`${file} has changed since at the same place. Nothing was written.`);
    texts.set(file, after);
    return file;
  });
  const { problems } = checkContent({ ...data, texts });
  if (problems.length > 0) throw new Error(`${formatProblems(problems)}\nNothing was written.`);
  for (const file of files) writeFileSync(join(root, file), texts.get(file) ?? '');
  return files;
}
