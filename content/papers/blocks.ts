import type { paperKeys } from '../schemas/papers';

/** A background colour. */
export type Tone = 'plain' | 'cream' | 'amber' | 'green';

/** A cell of a row: stacked blocks, optionally with a background and a picture on top. */
export interface Cell {
  blocks: readonly Block[];
  tone?: Tone;
  /** The width relative to the other cells; 1 by default. */
  share?: number;
  picture?: Picture;
}

/** A picture with its alt text; `height` in points. */
export interface Picture {
  picture: string;
  alt: string;
  height: number;
}

/** A line to write on or, with choices, boxes to tick. */
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

/** The building blocks of a paper. No block knows where on a page it will be. */
export type Block =
  | {
      kind: 'cover';
      kicker: string;
      title: string;
      lead: string;
      picture: string;
      alt: string;
      /** The height of a picture across the page. Without it, the picture is beside the title. */
      height?: number;
    }
  /** Level 2 is also a bookmark and, if the paper has a `contents` block, an entry in it. */
  | { kind: 'heading'; level: 2 | 3 | 4; text: string }
  | { kind: 'text'; text: string; style?: 'lead' | 'small' | 'strong' }
  | { kind: 'list'; items: readonly string[]; marks?: 'ball' | 'box' }
  /** Numbered paragraphs. */
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
  key: (typeof paperKeys)[number];
  /** Its address below the site's root: `/pl/papers/vistula-cricket-academy-podrecznik-gracza.pdf`. */
  path: string;
  /** The language that it is written in. */
  lang: string;
  title: string;
  /** The academy's name, for the document's metadata. */
  author: string;
  blocks: readonly Block[];
}

/** The entry of a list that has a topic. @throws if there is none: the content check must run first */
export function onTopic<T extends { topic?: string | undefined }>(
  entries: readonly T[],
  topic: NonNullable<T['topic']>,
): T {
  const found = entries.find((entry) => entry.topic === topic);
  if (!found) throw new Error(`No entry with the topic "${topic}".`);
  return found;
}

/** Arranges cells in rows. The last row is padded with empty cells. */
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
