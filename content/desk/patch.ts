import { createTwoFilesPatch } from 'diff';
import type { ChangedFile } from './review';

/** The changed files as a patch for `git apply` and `npm run content:apply`. */
export function patchOf(files: readonly ChangedFile[]): string {
  return files
    .map(({ file, before, after }) => {
      const [old, young] = [`a/${file}`, `b/${file}`];
      const lines = createTwoFilesPatch(old, young, before, after, '', '', { context: 3 });
      return `diff --git ${old} ${young}\n${lines.replace(/^=+\n/, '').replaceAll(/^(---|\+\+\+) (.*)\t$/gm, '$1 $2')}`;
    })
    .join('');
}
