import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content/files';
import type { Paper } from '../../content/papers/blocks';
import { papersOf } from '../../content/papers/papers';
import { fieldsNamed } from '../../content/texts/fields';
import { pictureMaker } from './drawing/pictures';
import { readTools } from './drawing/tools';
import { type Printed, render } from './render';

/** Where papers are made and cached. */
interface Places {
  /** The project's folder. */
  root: string;
  /** Keeps them between builds. */
  cache: string;
  /** The site's address, with its path prefix and without a slash at the end. */
  base: string;
}

/** A finished paper. */
export type Made = Paper & Printed & { locale: string };

/**
 * Makes the papers of all published languages. A paper whose words, pictures and code are unchanged comes from the cache. Cached
 * files that are no longer used are deleted.
 *
 * @throws if a paper cannot be made, with its address and the reason
 */
export async function makePapers(content: Content, { root, cache, base }: Places): Promise<Made[]> {
  mkdirSync(cache, { recursive: true });
  const kept = new Set(readdirSync(cache));
  const code = codeOf(root);
  let tools: ReturnType<typeof readTools> | undefined;
  let pictures: ReturnType<typeof pictureMaker> | undefined;
  const made: Made[] = [];
  for (const locale of content.facts.site.languages)
    for (const paper of papersOf(content, locale, base)) {
      const digest = digestOf(paper, content, root, code);
      // The name contains a digest of the sources, and the number of pages, which the FAQ's button shows.
      const file = [...kept].find((name) => name.startsWith(digest) && name.endsWith('.pdf'));
      if (file) {
        kept.delete(file);
        made.push({
          ...paper,
          locale,
          pages: Number(/-(\d+)\.pdf$/.exec(file)?.[1]),
          bytes: readFileSync(join(cache, file)),
        });
        continue;
      }
      tools ??= readTools(root);
      pictures ??= pictureMaker(root, content.pictures, tools.colours['green-900']);
      const printed = await render(paper, tools, pictures).catch((error: unknown) => {
        throw new Error(`${paper.path} cannot be made. ${error instanceof Error ? error.message : error}`);
      });
      // Write to a temporary name first, so that an interrupted build leaves no incomplete file in the cache.
      const name = join(cache, `${digest}-${printed.pages}.pdf`);
      writeFileSync(`${name}.part`, printed.bytes);
      renameSync(`${name}.part`, name);
      made.push({ ...paper, ...printed, locale });
    }
  for (const name of kept) rmSync(join(cache, name));
  return made;
}

/** A digest of everything that a paper is made from. */
function digestOf(paper: Paper, { pictures }: Content, root: string, code: string): string {
  const hash = createHash('sha256').update(code).update(JSON.stringify(paper));
  for (const { value } of fieldsNamed(paper.blocks, ['picture']))
    hash.update(readFileSync(join(root, `data/${pictures.get(value)}`)));
  return hash.digest('hex').slice(0, 32);
}

/** A digest of everything that affects how papers are drawn: this folder with its fonts, the colours, the library's version. */
function codeOf(root: string): string {
  const folder = join(root, 'gatsby/papers');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|ttf)$/.test(name),
  );
  const hash = createHash('sha256');
  for (const name of files.sort()) hash.update(readFileSync(join(folder, name)));
  for (const name of ['src/styles/tokens.css', 'gatsby/data/tokens.ts', 'package.json'])
    hash.update(readFileSync(join(root, name)));
  return hash.digest('hex');
}
