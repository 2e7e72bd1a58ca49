import { placeholders } from '../content/placeholders';
import { formatProblems } from '../content/problems';
import { readContent } from '../gatsby/readData';

/**
 * `npm run check:content`: prints one line if all is well, otherwise every mistake, with exit code 1. With
 * `--live`, remaining placeholders are mistakes too.
 */
const { content, problems } = readContent(process.cwd());
const open = content && process.argv.includes('--live') ? placeholders(content) : [];

if (!content) {
  console.error(formatProblems(problems));
} else if (open.length > 0) {
  console.error(
    [
      `${open.length} placeholders are left in data/; replace them before going live:`,
      ...open.map((line) => `  ${line}`),
    ].join('\n'),
  );
} else {
  console.log(`The content in data/ is in order (${Object.keys(content.words).join(', ')}).`);
}
process.exitCode = content && open.length === 0 ? 0 : 1;
