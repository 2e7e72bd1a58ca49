const kilobyte = 1024;

/** What one page weighs for a visitor who comes for the first time, on a phone, in bytes, compressed. */
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

/** What a page may weigh, and what to do when it weighs more. */
export interface Limit {
  title: string;
  bytes: number;
  advice: string;
  /** For home pages alone. */
  home?: boolean;
}

/** The budgets, one a column of the table. */
export const limits: Record<keyof Weights, Limit> = {
  firstScripts: {
    title: 'first JS',
    bytes: 90 * kilobyte,
    advice: 'Load what is not needed at once with import(), after the page is usable.',
  },
  allScripts: {
    title: 'all JS',
    bytes: 130 * kilobyte,
    advice: 'Load it only when somebody asks for it, or find a smaller way.',
  },
  css: {
    title: 'CSS',
    bytes: 15 * kilobyte,
    advice:
      'A page holds the styles of all its parts: share rules, and keep small files of url() out of them.',
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
    advice: 'Ask for a smaller width, or let pictures that are further down wait: sizes and loading.',
    home: true,
  },
  hero: {
    title: 'hero',
    bytes: 60 * kilobyte,
    advice: 'Compress it more (quality), or ask for a smaller width (sizes).',
    home: true,
  },
  privateScripts: {
    title: 'admin JS',
    bytes: 0,
    advice:
      'A public page asks for scripts of admin or design-system: look for the link that prefetches them.',
  },
};

/** Text of a weight: `67.2 KB`. */
export function inKilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`;
}

/** `/` and the home pages of other languages. */
export function isHome(route: string): boolean {
  return /^\/([a-z]{2}\/)?$/.test(route);
}

/** What is too heavy on a page, one sentence each. */
export function tooHeavy(route: string, weights: Weights): string[] {
  return keys
    .filter((key) => weights[key] > limits[key].bytes && (isHome(route) || !limits[key].home))
    .map((key) => {
      const { title, bytes, advice } = limits[key];
      return `${route} ${title}: ${inKilobytes(weights[key])}, ${inKilobytes(bytes)} allowed. ${advice}`;
    });
}

/** The columns' keys, in order. */
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
