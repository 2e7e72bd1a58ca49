import type { Words } from '../files';
import { wordsOf } from '../texts/wordsOf';
import type { Block } from './blocks';

/** The head of a paper's first page. With `height` (points), the picture is above the title, across the page. */
export function cover(
  { kicker, title, lead, picture }: Words['papers']['guide' | 'handbook' | 'welcome'],
  { pictures }: Pick<Words, 'pictures'>,
  height?: number,
): Block {
  return { kind: 'cover', kicker, title, lead, picture, alt: wordsOf(pictures, picture).alt, height };
}
