import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';

const read = z.object({
  title: z.string(),
  lang: z.string(),
  tagged: z.boolean(),
  /** The bookmarks. */
  outline: z.array(z.string()),
  pages: z.array(
    z.object({
      /** In points. */
      width: z.number(),
      height: z.number(),
      /** What is read, in the order of the structure, each text with the roles above it. */
      texts: z.array(z.object({ roles: z.string(), text: z.string() })),
      /** Alternative texts of its figures. */
      alts: z.array(z.string()),
      links: z.array(z.string()),
      /** Fonts that are drawn with and not in the file. */
      missingFonts: z.array(z.string()),
    }),
  ),
});

/** What a program that reads a paper aloud finds in it. */
export type ReadPaper = z.output<typeof read>;

const address = 'https://papers.test/';
const library = dirname(require.resolve('pdfjs-dist/build/pdf.mjs'));

/** Runs in the page as it stands here, untouched by the compiler: pdf.js reads and draws the paper. */
const script = `<!doctype html><title>Paper</title><style>body { margin: 0 } canvas { display: block }</style><canvas></canvas>
<script type="module">
  import * as pdfjs from './pdf.mjs';
  pdfjs.GlobalWorkerOptions.workerSrc = './pdf.worker.mjs';
  const paper = pdfjs.getDocument({ url: './paper.pdf' }).promise;
  const pageOf = async (number) => {
    const page = await (await paper).getPage(number);
    const [, , width, height] = page.view;
    const content = await page.getTextContent({ includeMarkedContent: true });
    const byId = new Map();
    const open = [];
    for (const item of content.items) {
      if (item.type?.startsWith('begin')) open.push(item.id);
      else if (item.type) open.pop();
      else byId.set(open.at(-1), (byId.get(open.at(-1)) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    }
    const texts = [], alts = [];
    const walk = (node, roles) => {
      if (node.type === 'content') texts.push({ roles, text: byId.get(node.id) ?? '' });
      if (node.alt) alts.push(node.alt);
      for (const child of node.children ?? []) walk(child, node.role && node.role !== 'Root' ? roles + '/' + node.role : roles);
    };
    const tree = await page.getStructTree();
    if (tree) walk(tree, '');
    const links = (await page.getAnnotations()).map(({ url, dest }) => url ?? String(dest));
    const { fnArray, argsArray } = await page.getOperatorList();
    const names = new Set(argsArray.filter((_, n) => fnArray[n] === pdfjs.OPS.setFont).map(([name]) => name));
    const fonts = [...names].map((name) => page.commonObjs.get(name));
    const missingFonts = fonts.filter(({ missingFile }) => missingFile).map(({ name }) => name);
    return { width, height, texts, alts, links, missingFonts };
  };
  window.readPaper = async () => {
    const document = await paper;
    const { info } = await document.getMetadata();
    const marks = await document.getMarkInfo();
    const outline = ((await document.getOutline()) ?? []).map(({ title }) => title);
    const pages = [];
    for (let n = 1; n <= document.numPages; n++) pages.push(await pageOf(n));
    return { title: info.Title, lang: info.Language, tagged: Boolean(marks?.Marked), outline, pages };
  };
  window.drawPage = async (number) => {
    const page = await (await paper).getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const canvas = document.querySelector('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvasContext: canvas.getContext('2d'), viewport }).promise;
  };
</script>`;

/** Opens a paper in a page, without any other server, and reads all of it. */
export async function readPaper(page: Page, bytes: Buffer): Promise<ReadPaper> {
  await page.unrouteAll();
  await page.route(`${address}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (file === '') return route.fulfill({ contentType: 'text/html', body: script });
    if (file === 'paper.pdf') return route.fulfill({ contentType: 'application/pdf', body: bytes });
    if (!file.endsWith('.mjs')) return route.fulfill({ status: 204 });
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(library, file)) });
  });
  await page.goto(address);
  return read.parse(await page.evaluate('window.readPaper()'));
}

/** Draws a page of the paper that was read last, counted from 1. @returns a PNG */
export async function drawPage(page: Page, number: number): Promise<Buffer> {
  await page.evaluate(`window.drawPage(${number})`);
  return page.locator('canvas').screenshot();
}

/** All that is read of a paper, in order, with plain spaces. */
export const textOf = ({ pages }: ReadPaper) =>
  pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
