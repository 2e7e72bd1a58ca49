import { formatProblems } from '../../content/problems';
import { placeholders } from '../../content/texts/placeholders';
import { readContent } from '../../gatsby/data/readData';

/** What a check of the content found, and what is to be printed about it. */
interface Report {
  /** Whether nothing has to be changed. */
  good: boolean;
  text: string;
}

/**
 * One line if the content of a project is in order, otherwise every mistake.
 *
 * @param live whether remaining placeholders are mistakes too
 */
export function contentReport(root: string, live: boolean): Report {
  const { content, problems } = readContent(root);
  if (!content) return { good: false, text: formatProblems(problems) };
  const open = live ? placeholders(content) : [];
  if (open.length === 0)
    return {
      good: true,
      text: `The content in data/ is in order (${Object.keys(content.words).join(', ')}).`,
    };
  const owners = content.facts.site.languages.length < 2 ? '' : apart(open);
  const head = `${open.length} placeholders are left in data/${owners}; replace them before going live:`;
  return { good: false, text: [head, ...open.map((line) => `  ${line}`)].join('\n') };
}

/** How many of the lines belong to each language: ` (14 of all languages, 8 of en, 8 of pl)`. */
function apart(lines: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const owner = /^data\/([a-z]{2})\//.exec(line)?.[1] ?? 'all languages';
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return ` (${[...counts].map(([owner, count]) => `${count} of ${owner}`).join(', ')})`;
}
