import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import type { Content } from '../../content/files';
import { borrowing } from '../../content/languages/begun';
import { isSaved, paperKeys } from '../../content/papers/papers';
import { fill } from '../../content/texts/fill';
import { wordsOf } from '../../content/texts/wordsOf';
import { readContent } from '../data/readData';
import { type Made, makePapers } from './makePapers';

type Api = Pick<ParentSpanPluginArgs, 'actions' | 'cache' | 'createContentDigest' | 'reporter' | 'store'>;

/** The GraphQL type of what the FAQ's buttons know of their papers. */
export const paperType = `type Paper implements Node @dontInfer {
  key: String! locale: String! order: Int! href: String! saved: Boolean! details: String!
}`;

/**
 * Makes the papers, writes them where hosts find them, for builds and for `gatsby develop`, and tells the pages of them. If one
 * cannot be made, a build stops with the reason; `gatsby develop` reports it and keeps those of before. Content with a
 * mistake is reported where its nodes are made (`nodes.ts`).
 *
 * @param watching whether `gatsby develop` goes on
 */
export function writePapers(api: Api, watching = false): Promise<void> {
  // If the last run failed, this one starts all the same: the content may have been mended.
  last = last.catch(() => undefined).then(() => write(api, watching));
  return last;
}

/** One after the other, or an edit that is made while papers are made could be overtaken. */
let last: Promise<void> = Promise.resolve();

async function write({ cache, reporter, store, ...api }: Api, watching: boolean): Promise<void> {
  const { config, program } = store.getState();
  const root = program.directory;
  const { content } = readContent(root);
  if (!content) return;
  const base = content.facts.site.url + (program.prefixPaths ? (config.pathPrefix ?? '') : '');
  try {
    const papers = await makePapers(content, { root, cache: join(cache.directory, 'papers'), base });
    for (const language of ['', ...Object.keys(content.words)])
      rmSync(join(root, 'public', language, 'papers'), { recursive: true, force: true });
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

/** One for the pages of the language and, where these have parts in the first language, one for those. */
function createNodes(
  { key, locale, path, pages, bytes }: Made,
  { facts, words, missing }: Content,
  { actions, createContentDigest }: Pick<Api, 'actions' | 'createContentDigest'>,
): void {
  const root = facts.site.languages[0] ?? locale;
  const voices = new Map([[locale, locale]]);
  if (missing[locale]?.length) voices.set(borrowing(locale, root), root);
  for (const [voice, language] of voices) {
    const size = new Intl.NumberFormat(language).format(Math.round(bytes.length / 1000));
    const { [new Intl.PluralRules(language).select(pages)]: form, other } = wordsOf(words, language).papers
      .details;
    const node = {
      key,
      locale: voice,
      order: paperKeys.indexOf(key),
      href: path,
      saved: isSaved(key),
      details: fill(form ?? other, { n: pages, size }),
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
