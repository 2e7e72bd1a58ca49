import type { Content, WordFile } from '../files';
import { localisePath } from '../languages/locales';
import { paperKeys } from '../schemas/papers';
import { slugOf } from '../texts/slugOf';
import { wordsOf } from '../texts/wordsOf';
import type { Block, Paper } from './blocks';
import { guideBlocks } from './guide';
import { handbookBlocks } from './handbook';
import { welcomeBlocks } from './welcome';

/** The files with the papers' words. A language that lacks one of them uses the papers of the first language. */
const paperFiles: readonly WordFile[] = [
  'papers',
  'pictures',
  'schedule',
  'changes',
  'venues',
  'career',
  'programs',
  'contact',
  'home',
  'editable',
];

/** Which papers a browser saves; the others open. */
export const isSaved = (key: Paper['key']) => key !== 'handbook';

/**
 * The papers of a published language. They depend only on the content, not on the date.
 *
 * @param base the site's address, with its path prefix and without a slash at the end
 */
export function papersOf({ facts, words: all, missing }: Content, locale: string, base: string): Paper[] {
  const { name, languages } = facts.site;
  const root = languages[0] ?? locale;
  const lang = paperFiles.some((file) => missing[locale]?.includes(file)) ? root : locale;
  const words = wordsOf(all, lang);
  const link = (path: string) => `${base}${localisePath(path, locale, languages)}/`;
  const blocks: Record<Paper['key'], () => Block[]> = {
    guide: () => guideBlocks(words, link),
    handbook: () => handbookBlocks(facts, words, lang, link),
    welcome: () => welcomeBlocks(facts, words, lang, link),
  };
  return paperKeys.map((key) => {
    const { file, kicker } = words.papers[key];
    return {
      key,
      path: localisePath(`/papers/${slugOf(name)}-${file}.pdf`, locale, languages),
      lang,
      title: `${kicker} | ${name}`,
      author: name,
      blocks: blocks[key](),
    };
  });
}
