import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { papersOf } from '../content/papers/papers';
import { readContent } from '../gatsby/readData';
import { coloursOf } from '../gatsby/papers/look';
import { fontNames } from '../gatsby/papers/look';
import { render } from '../gatsby/papers/render';
import { pictureId } from '../gatsby/papers/sheet';
import { readTokens } from '../gatsby/tokens';
const { content, problems } = readContent('.');
if (!content) throw new Error(JSON.stringify(problems));
const fonts = Object.fromEntries(fontNames.map((n) => [n, readFileSync(`gatsby/papers/fonts/${n}.ttf`)])) as never;
const colours = coloursOf(readTokens(readFileSync('src/styles/tokens.css', 'utf8')));
mkdirSync('/tmp/papers', { recursive: true });
const times = Number(process.env.TIMES ?? 1);
const widths = new Map<string, number>();
const cache = new Map<string, Promise<Buffer>>();
for (const l of (process.env.L ?? 'en,pl').split(',')) {
  for (const paper of papersOf(content, l, 'https://www.vistula-cricket.example')) {
    const t = Date.now();
    const { bytes, pages } = await render(paper, { fonts, colours, widths }, async (ps) =>
      new Map(await Promise.all(ps.map(async (p) => {
        const id = pictureId(p);
        if (!cache.has(id)) cache.set(id, sharp(`data/${content.pictures.get(p.picture)}`).resize(Math.round(p.width * 200 / 72), Math.round(p.height * 200 / 72), { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer());
        return [id, await cache.get(id)!] as const;
      }))));
    writeFileSync(`/tmp/papers/${l}-${paper.key}.pdf`, bytes);
    console.log(l, paper.key, pages, bytes.length, Date.now() - t, 'ms', paper.path);
  }
}
