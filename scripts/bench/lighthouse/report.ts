import { median, ms } from '../shared/figures';
import { markdownTable } from '../shared/markdown';
import type { Run } from './audit';

/** The runs of a page. */
export interface Measured {
  route: string;
  runs: Run[];
  /** The runs of the same page without scripts. */
  floor: Run[];
}

const medianOf = (runs: readonly Run[], figure: (run: Run) => number) => median(runs.map(figure));

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Scores and metrics, medians. */
export function scoreTable(pages: readonly Measured[]): string {
  return markdownTable([
    ['page', ...categories, 'first paint', 'largest paint', 'blocking time', 'layout shift'],
    ...pages.map(({ route, runs }) => [
      `\`${route}\``,
      ...categories.map((category) => `${medianOf(runs, ({ scores }) => scores[category] ?? 0)}`),
      ms(medianOf(runs, ({ firstPaint }) => firstPaint)),
      ms(medianOf(runs, ({ largestPaint }) => largestPaint)),
      ms(medianOf(runs, ({ blocked }) => blocked)),
      medianOf(runs, ({ shift }) => shift).toFixed(3),
    ]),
  ]);
}

/** The largest paint of a page beside that of the same page without scripts. A ratio counts for the same element alone. */
export function floorTable(pages: readonly Measured[]): string {
  return markdownTable([
    ['page', 'largest paint', 'without scripts', 'ratio', 'largest element'],
    ...pages.map(({ route, runs, floor }) => {
      const [page, bare] = [runs, floor].map((all) => medianOf(all, ({ largestPaint }) => largestPaint));
      const elements = new Set([...runs, ...floor].map(({ element }) => element));
      return [
        `\`${route}\``,
        ms(page ?? Number.NaN),
        ms(bare ?? Number.NaN),
        ((page ?? Number.NaN) / (bare ?? Number.NaN)).toFixed(2),
        [...elements].map((element) => `\`${element}\``).join(', '),
      ];
    }),
  ]);
}

/** What keeps a category from 100, and where. */
export function findingsList(pages: readonly Measured[]): string {
  const lines = pages.flatMap(({ route, runs }) =>
    [...new Set(runs.flatMap(({ findings }) => findings))].map((finding) => `- \`${route}\` ${finding}`),
  );
  return lines.length > 0 ? lines.join('\n') : 'Nothing keeps a category from 100 but performance.';
}
