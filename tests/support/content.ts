import { localisePath } from '../../content/languages/locales';
import { readContent } from '../../gatsby/data/readData';

/** What the built site says, read from `data/` as the build reads it. No browser test has words or numbers of its own. */
const { content } = readContent('.');
const root = content?.facts.site.languages[0];
const english = root && content.words[root];
if (!content || !english) throw new Error('data/ is not in order: npm run check:content says what is wrong.');

/** What is true in every language. */
export const { facts } = content;

/** The language of the pages at `/`, and its words. */
export const rootLanguage = root;
export const words = english;

/**
 * Matches anything that contains a text, where Playwright would compare the whole. Like Playwright with texts, it takes one
 * kind of space for another: some of ours do not break.
 */
export const containing = (text: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+'));
/** The published languages, each with the beginning of its addresses and its words; the first one is at the root. */
export const locales = facts.site.languages.map((code, _, languages) => ({
  code,
  prefix: localisePath('', code, languages),
  words: content.words[code] ?? english,
}));

const atRoot = { code: root, prefix: '', words: english };

/** The language of a page. */
export const localeOf = (route: string) =>
  locales.find(({ prefix }) => prefix && route.startsWith(`${prefix}/`)) ?? atRoot;
/** The published languages, that of the pages at `/` first. */
export const languages = content.facts.site.languages;
/** The same and, after them, those that have words but are not published. */
export const written = [...new Set([...languages, ...Object.keys(content.words)])];

/** The words of a published language. */
export function wordsIn(language: string) {
  const found = content?.words[language];
  if (!found) throw new Error(`data/${language} is not in order.`);
  return found;
}
