import { applyPatch, parsePatch } from 'diff';
import { writeData } from '../../gatsby/data/writeData';

/**
 * Puts the changes that the desk gave as a patch into `data/` below `root`: all of them or none.
 *
 * @returns the files that were written
 * @throws if a file is none of `data/`, has changed since, or the content would have mistakes
 */
export function applyChanges(root: string, patch: string): string[] {
  return writeData(
    root,
    parsePatch(patch).map((part) => ({
      file: part.newFileName?.replace(/^b\//, '') ?? '',
      change: (before) => applyPatch(before, part) || undefined,
    })),
  );
}
