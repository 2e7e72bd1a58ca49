import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import type { Content } from '../../content/files';
import { borrowedLocale } from '../../content/languages/begun';
import { formFor } from '../../content/languages/formFor';
import { isSaved } from '../../content/papers/papers';
import { fill } from '../../content/texts/fill';
import { wordsOf } from '../../content/texts/wordsOf';
import { readContent } from '../data/readData';
import { clear } from '../hosting/clear';
import { siteAddress } from '../hosting/siteAddress';
import { type Made, makePapers } from './makePapers';

type Api = Pick<ParentSpanPluginArgs, 'actions' | 'cache' | 'createContentDigest' | 'reporter' | 'store'>;

/** The GraphQL type with what the FAQ's buttons show about papers. */
export const paperType = `type Paper implements Node @dontInfer {
  key: String! locale: String! href: String! saved: Boolean! details: String!
}`;

/**
 * Makes the papers, writes them into `public/` and creates a node for each, for builds and for `gatsby develop`. If one cannot be
 * made, a build stops with the reason; `gatsby develop` reports it and keeps the previous ones. If the content has mistakes,
 * `nodes.ts` reports them.
 *
 * @param watching true in `gatsby develop`
 */
export function writePapers(api: Api, watching = false): Promise<void> {
  // Start even if the last run failed: the content may have been fixed.
  last = last.catch(() => undefined).then(() => write(api, watching));
  return last;
}

/** Runs one after the other, so that an older run cannot overwrite the result of a newer one. */
let last: Promise<void> = Promise.resolve();

async function write({ cache, reporter, store, ...api }: Api, watching: boolean): Promise<void> {
  const state = store.getState();
  const root = state.program.directory;
  const { content } = readContent(root);
  if (!content) return;
  const base = siteAddress(state);
  try {
    const papers = await makePapers(content, { root, cache: join(cache.directory, 'papers'), base });
    clear(root, 'papers');
    for (const paper of papers) {
      const file = join(root, 'public', paper.path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, paper.bytes);
      createNodes(paper, content, api);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (watching) reporter.error(reason);
    else reporter.panic(reason);
  }
}

/** One node for the pages of the language and, if some of those use the first language's words, one for these. */
function createNodes(
  { key, locale, path, pages, bytes }: Made,
  { facts, words, missing }: Content,
  { actions, createContentDigest }: Pick<Api, 'actions' | 'createContentDigest'>,
): void {
  const root = facts.site.languages[0] ?? locale;
  const voices = new Map([[locale, locale]]);
  if (missing[locale]?.length) voices.set(borrowedLocale(locale, root), root);
  for (const [voice, language] of voices) {
    const size = new Intl.NumberFormat(language).format(Math.round(bytes.length / 1000));
    const { details } = wordsOf(words, language).papers;
    const node = {
      key,
      locale: voice,
      href: path,
      saved: isSaved(key),
      details: fill(formFor(details, pages, language), { n: pages, size }),
    };
    actions.createNode({
      ...node,
      id: `Paper:${voice}:${key}`,
      parent: null,
      children: [],
      internal: { type: 'Paper', contentDigest: createContentDigest(node) },
    });
  }
}
