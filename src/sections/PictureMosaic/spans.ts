/** How many cells of the mosaic a picture takes: one, two (wide or high), or two by two. */
export type Span = 'small' | 'wide' | 'tall' | 'large';

const cells = { small: 1, wide: 2, tall: 2, large: 4 } as const;

/**
 * The span of each picture, given its ratio of width to height. About half of the small ones are enlarged: as many as it takes for
 * the number of cells to be a multiple of 12, so that rows of 2, 3, 4 or 6 cells are all full.
 */
export function spansOf(ratios: readonly number[]): Span[] {
  const spans = ratios.map((ratio): Span => (ratio > 1.6 ? 'wide' : ratio < 0.95 ? 'tall' : 'small'));
  const small = spans.flatMap((span, index) => (span === 'small' ? index : []));
  const used = spans.reduce((sum, span) => sum + cells[span], 0);
  const half = Math.ceil(small.length / 2);
  const count =
    Array.from({ length: small.length + 1 }, (_, n) => n)
      .sort((a, b) => Math.abs(a - half) - Math.abs(b - half))
      .find((n) => (used + n * (cells.large - cells.small)) % 12 === 0) ?? half;
  // Spread the large ones evenly, starting with the first.
  const before = (n: number) => Math.ceil((n * count) / small.length);
  const large = new Set(small.filter((_, n) => before(n + 1) > before(n)));
  return spans.map((span, index) => (large.has(index) ? 'large' : span));
}
