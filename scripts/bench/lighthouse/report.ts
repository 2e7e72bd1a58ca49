import { median, ms } from '../shared/figures';
import { markdownTable } from '../shared/markdown';
import type { Run } from './audit';

/** A page with its Lighthouse runs. */
export interface Measured {
  route: string;
  runs: Run[];
  /** The runs of the same page without scripts. */
  floor: Run[];
}

const medianOf = (runs: readonly Run[], figure: (run: Run) => number) => median(runs.map(figure));

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Median scores and metrics. */
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

/**
 * LCP of each page compared with the same page without scripts. A ratio is given only if the LCP element is
 * the same.
 */
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

/** Failed audits, and the pages where they fail. */
export function findingsList(pages: readonly Measured[]): string {
  const lines = pages.flatMap(({ route, runs }) =>
    [...new Set(runs.flatMap(({ findings }) => findings))].map((finding) => `- \`${route}\` ${finding}`),
  );
  return lines.length > 0 ? lines.join('\n') : 'Nothing keeps a category from 100 but performance.';
}
