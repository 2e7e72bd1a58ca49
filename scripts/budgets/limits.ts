const kilobyte = 1024;

/** Transfer sizes of a page on a first visit on a phone: compressed, in bytes. */
export interface Weights {
  firstScripts: number;
  allScripts: number;
  css: number;
  fonts: number;
  firstView: number;
  pictures: number;
  hero: number;
  privateScripts: number;
}

/** The budget for one size, and how to get below it. */
export interface Limit {
  title: string;
  bytes: number;
  advice: string;
  /** Applies to home pages only. */
  home?: boolean;
}

/** The budgets, one per column of the table. */
export const limits: Record<keyof Weights, Limit> = {
  firstScripts: {
    title: 'first JS',
    bytes: 90 * kilobyte,
    advice: 'Load what is not needed at once with import(), once the page is usable.',
  },
  allScripts: {
    title: 'all JS',
    bytes: 130 * kilobyte,
    advice: 'Load it only when somebody asks for it, or find a smaller way.',
  },
  css: {
    title: 'CSS',
    bytes: 15 * kilobyte,
    advice: 'Styles are inlined in every page: share rules, and keep url() files from being inlined.',
  },
  fonts: { title: 'fonts', bytes: 60 * kilobyte, advice: 'Fewer weights, or a smaller subset.' },
  firstView: {
    title: 'first view',
    bytes: 450 * kilobyte,
    advice: 'Smaller or lazy pictures: look at quality and sizes first.',
    home: true,
  },
  pictures: {
    title: 'pictures',
    bytes: 250 * kilobyte,
    advice: 'Use smaller widths (sizes), or load pictures further down lazily (loading).',
    home: true,
  },
  hero: {
    title: 'hero',
    bytes: 60 * kilobyte,
    advice: 'Compress it more (quality), or use a smaller width (sizes).',
    home: true,
  },
  privateScripts: {
    title: 'admin JS',
    bytes: 0,
    advice:
      'A public page loads scripts of admin, desk or design-system: look for an import() of them or a link that prefetches them.',
  },
};

/** A size as text: `67.2 KB`. */
export function inKilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`;
}

/** `/` and the home pages of other languages. */
export function isHome(route: string): boolean {
  return /^\/([a-z]{2}\/)?$/.test(route);
}

/** One message per exceeded budget. */
export function tooHeavy(route: string, weights: Weights): string[] {
  return keys
    .filter((key) => weights[key] > limits[key].bytes && (isHome(route) || !limits[key].home))
    .map((key) => {
      const { title, bytes, advice } = limits[key];
      return `${route} ${title}: ${inKilobytes(weights[key])}, ${inKilobytes(bytes)} allowed. ${advice}`;
    });
}

/** The columns of the table, in order. */
export const keys = [
  'firstScripts',
  'allScripts',
  'css',
  'fonts',
  'firstView',
  'pictures',
  'hero',
  'privateScripts',
] as const;
