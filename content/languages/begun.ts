import type { WordFile } from '../files';
import { pages } from '../pages';

/** The files that a new language must start with: they are on every page, or their words are filled into other texts. */
export const firstFiles: readonly WordFile[] = [
  'interface',
  'navigation',
  'consent',
  'errors',
  'cities',
  'groups',
  'weekdays',
];

/** The `locale` of nodes for the pages of one language with the words of another: `cs-en`. */
export const borrowedLocale = (locale: string, from: string) => `${locale}-${from}`;

/** What a page's queries need to know about the language of its main part. */
export interface MainWords {
  /** The `locale` of the nodes to ask for. */
  words: string;
  /** The language of the main part if it is not the page's. */
  lang?: string;
}

/**
 * The words of a page's main part.
 *
 * @param path without the language
 * @param root the first language
 */
export function mainWords(
  { code, missing }: { code: string; missing: readonly string[] },
  path: string,
  root: string,
): MainWords {
  const { files = [] } = pages[`/${path.split('/')[1] ?? ''}`] ?? {};
  return files.some((file) => missing.includes(file))
    ? { words: borrowedLocale(code, root), lang: root }
    : { words: code };
}
