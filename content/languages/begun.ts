import type { WordFile } from '../files';

/** The files that stand on every page, or whose words are filled into other texts: a language begins with them. */
export const firstFiles: readonly WordFile[] = [
  'interface',
  'navigation',
  'consent',
  'errors',
  'cities',
  'groups',
  'weekdays',
];

/**
 * The files that the main part of a page is written in, by the first folder of its path. It is in the page's language if all
 * of them are translated, and else, as a whole, in the first language: no section is partly in another. Files of entries, as
 * events and pictures, are not among them: those are marked one by one.
 */
export const pageFiles: Readonly<Record<string, readonly WordFile[]>> = {
  '': ['home', 'editable', 'facilities', 'schedule', 'finder', 'coaching', 'changes'],
  about: ['about', 'editable', 'facilities'],
  admin: ['admin', 'editable'],
  coaching: ['coaching', 'editable', 'contact', 'schedule', 'finder'],
  contact: ['contact', 'editable'],
  'cricket-career': ['career'],
  'design-system': ['design-system'],
  desk: ['desk'],
  faq: ['faq'],
  gallery: ['gallery'],
  'privacy-policy': ['privacy-policy'],
  programs: ['programs', 'coaching'],
  schedule: ['schedule', 'contact', 'changes'],
};

/** The `locale` of nodes that are a language's pages' in another one's words: `cs-en`. */
export const borrowing = (locale: string, from: string) => `${locale}-${from}`;

/** What the queries of a page need to know of the language of its main part. */
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
  const files = pageFiles[path.split('/')[1] ?? ''] ?? [];
  return files.some((file) => missing.includes(file))
    ? { words: borrowing(code, root), lang: root }
    : { words: code };
}
