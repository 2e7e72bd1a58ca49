/** The colour of the ground that something stands on. */
export type Tone = 'plain' | 'cream' | 'amber' | 'green';

/** A part of a row: blocks below each other, on a ground of their own, below a picture. */
export interface Cell {
  blocks: readonly Block[];
  tone?: Tone;
  /** The width beside that of the others, 1 if it is not said. */
  share?: number;
  picture?: Picture;
}

/** A picture of `data/images` with its words; `height` in points. */
export interface Picture {
  picture: string;
  alt: string;
  height: number;
}

/** Something to write on or, with choices, to tick. */
export interface FormField {
  label: string;
  choices?: readonly string[];
  wide?: boolean;
}

/** One of the six balls of an over. */
export interface Ball {
  runs: number;
  wicket?: boolean;
  text: string;
}

/** What a paper is made of, from its top to its end. No block knows where on a page it will stand. */
export type Block =
  | {
      kind: 'cover';
      kicker: string;
      title: string;
      lead: string;
      picture: string;
      alt: string;
      /** The picture's, across the page; without it the picture stands beside the title. */
      height?: number;
    }
  /** Level 2 is also a bookmark and, with `contents`, a line of the list of contents. */
  | { kind: 'heading'; level: 2 | 3 | 4; text: string }
  | { kind: 'text'; text: string; style?: 'lead' | 'small' | 'strong' }
  | { kind: 'list'; items: readonly string[]; marks?: 'ball' | 'box' }
  /** Paragraphs with a number each. */
  | { kind: 'steps'; items: readonly { title: string; description: string }[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'row'; cells: readonly Cell[] }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'contents'; title: string }
  | { kind: 'code'; address: string; alt: string }
  | { kind: 'field'; alt: string }
  | { kind: 'over'; alt: string; balls: readonly Ball[] }
  | { kind: 'form'; fields: readonly FormField[] }
  /** What follows starts on a new page. */
  | { kind: 'page' };

/** A paper to download, in one language. */
export interface Paper {
  key: 'guide' | 'handbook' | 'welcome';
  /** Its address below the site's root: `/pl/papers/vistula-cricket-academy-podrecznik-gracza.pdf`. */
  path: string;
  /** The language that it is written in. */
  lang: string;
  title: string;
  /** Whose it is. */
  author: string;
  blocks: readonly Block[];
}

/** Cells in rows of so many; the last row is as wide as the others. */
export function grid(cells: readonly Cell[], columns: number): Block[] {
  const rows: Block[] = [];
  for (let n = 0; n < cells.length; n += columns) {
    const some = cells.slice(n, n + columns);
    const empty = Array.from({ length: columns - some.length }, () => ({ blocks: [] }));
    rows.push({ kind: 'row', cells: [...some, ...empty] });
  }
  return rows;
}

/** A heading with a sentence or two. */
export const intro = (title: string, text: string): Block[] => [
  { kind: 'heading', level: 2, text: title },
  { kind: 'text', style: 'lead', text },
];

/** A smaller heading with a paragraph. */
export const titledText = ({ title, description }: { title: string; description: string }): Block[] => [
  { kind: 'heading', level: 3, text: title },
  { kind: 'text', text: description },
];
