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

/** Where papers come from and are kept. */
interface Places {
  /** The project's folder. */
  root: string;
  /** Keeps them between builds. */
  cache: string;
  /** The site's address, with its path prefix and without a slash at the end. */
  base: string;
}

/** A paper of a language, made. */
export type Made = Paper & Printed & { locale: string };

/**
 * Makes the papers of all published languages. One that was made before from the same words, pictures and code is taken
 * from the cache; what is not needed any more leaves it.
 *
 * @throws with the paper's address and the reason, if one cannot be made
 */
export async function makePapers(content: Content, { root, cache, base }: Places): Promise<Made[]> {
  mkdirSync(cache, { recursive: true });
  const kept = new Set(readdirSync(cache));
  const code = codeOf(root);
  const pictures = pictureMaker(root, content.pictures);
  let tools: ReturnType<typeof readTools> | undefined;
  const made: Made[] = [];
  for (const locale of content.facts.site.languages)
    for (const paper of papersOf(content, locale, base)) {
      const digest = digestOf(paper, content, root, code);
      // Named by what it was made from and, as the button tells it, its number of pages.
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
      const printed = await render(paper, tools, pictures).catch((error: unknown) => {
        throw new Error(`${paper.path} cannot be made. ${error instanceof Error ? error.message : error}`);
      });
      // A build that is stopped leaves no half of a paper under its name.
      const name = join(cache, `${digest}-${printed.pages}.pdf`);
      writeFileSync(`${name}.part`, printed.bytes);
      renameSync(`${name}.part`, name);
      made.push({ ...paper, ...printed, locale });
    }
  for (const name of kept) rmSync(join(cache, name));
  return made;
}

/** What a paper is made from, in short. */
function digestOf(paper: Paper, { pictures }: Content, root: string, code: string): string {
  const hash = createHash('sha256').update(code).update(JSON.stringify(paper));
  for (const { value } of fieldsNamed(paper.blocks, ['picture']))
    hash.update(readFileSync(join(root, `data/${pictures.get(value)}`)));
  return hash.digest('hex').slice(0, 32);
}

/** What draws papers: this folder with its fonts, the colours, and the version of the library. */
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
