import { formatProblems } from '../../content/problems';
import { placeholders } from '../../content/texts/placeholders';
import { readContent } from '../../gatsby/data/readData';

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
      `${open.length} placeholders are left in data/${apart(open)}; replace them before going live:`,
      ...open.map((line) => `  ${line}`),
    ].join('\n'),
  );
} else {
  console.log(`The content in data/ is in order (${Object.keys(content.words).join(', ')}).`);
}
process.exitCode = content && open.length === 0 ? 0 : 1;

/** How many of the lines belong to each language, where there are several: ` (14 of all languages, 8 of en, 8 of pl)`. */
function apart(lines: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const owner = /^data\/([a-z]{2})\//.exec(line)?.[1] ?? 'all languages';
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  if (!content || content.facts.site.languages.length < 2) return '';
  return ` (${[...counts].map(([owner, count]) => `${count} of ${owner}`).join(', ')})`;
}
