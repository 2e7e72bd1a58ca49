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

/** Each page beside the same page without scripts, its floor: what scripts cost. */
export function floorTable(pages: readonly Measured[]): string {
  return markdownTable([
    [
      'page',
      ...['performance', 'blocking time', 'largest paint'].flatMap((figure) => [figure, 'floor']),
      'ratio',
      'largest element',
    ],
    ...pages.map(({ route, runs, floor }) => {
      const beside = (figure: (run: Run) => number) => [runs, floor].map((all) => medianOf(all, figure));
      const [paint = Number.NaN, barePaint = Number.NaN] = beside(({ largestPaint }) => largestPaint);
      const elements = new Set([...runs, ...floor].map(({ element }) => element));
      return [
        `\`${route}\``,
        ...beside(({ scores }) => scores.performance ?? 0).map(String),
        ...beside(({ blocked }) => blocked).map(ms),
        ...[paint, barePaint].map(ms),
        // Different elements cannot be compared.
        elements.size === 1 ? (paint / barePaint).toFixed(2) : '',
        [...elements].map((element) => `\`${element}\``).join(', '),
      ];
    }),
  ]);
}

/** The machine's median speed in Lighthouse's measure, and its extremes. */
export function machineIndex(pages: readonly Measured[]): string {
  const all = pages.flatMap(({ runs, floor }) => [...runs, ...floor]).map(({ machineIndex: index }) => index);
  return `${Math.round(median(all))} (${Math.min(...all)} to ${Math.max(...all)})`;
}

/** Failed audits, and the pages where they fail. */
export function findingsList(pages: readonly Measured[]): string {
  const lines = pages.flatMap(({ route, runs }) =>
    [...new Set(runs.flatMap(({ findings }) => findings))].map((finding) => `- \`${route}\` ${finding}`),
  );
  return lines.length > 0 ? lines.join('\n') : 'Nothing keeps a category from 100 but performance.';
}
