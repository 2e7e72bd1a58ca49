import { expect, type Page, test } from '@playwright/test';
import { builtRoutes } from '../../../scripts/shared/routes';
import { expectReadable } from '../../support/everyPage';

/** From the narrowest phone, or 400 % of zoom, to a wide screen, closest where layouts change; px. */
const widths = [
  320, 360, 400, 480, 560, 640, 700, 768, 840, 900, 960, 1023, 1024, 1079, 1080, 1100, 1140, 1200, 1280, 1440,
  1920,
];

// Everything is on the page then, closed tabs too.
test.use({ javaScriptEnabled: false });

for (const route of builtRoutes()) {
  test(`${route} fits each width, no word is broken or under the river, and it can be read and left`, async ({
    page,
  }) => {
    await page.goto(route);
    await useOurFonts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const broken = await brokenWords(page);
      const covered = await coveredByRiver(page);
      expect({ tooWide, broken, covered }, `${width} px`).toEqual({ tooWide: 0, broken: [], covered: 0 });
    }
    for (const window of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(window);
      await expectReadable(page, route);
    }
  });
}

/** How far the end of the page reaches under the river, whose uppermost tenth is sky; px. */
async function coveredByRiver(page: Page): Promise<number> {
  return page.evaluate(() => {
    const end = document.querySelector('main')?.lastElementChild;
    const river = document.querySelector('footer')?.firstElementChild?.getBoundingClientRect();
    if (!end || !river) return 0;
    const content = document.createRange();
    content.selectNodeContents(end);
    return Math.max(0, Math.round(content.getBoundingClientRect().bottom - river.top - river.height / 10));
  });
}

/** Waits for our fonts: on the site, one that comes late is used on the next page only. */
async function useOurFonts(page: Page): Promise<void> {
  const loaded = await page.evaluate(async () => {
    for (const font of document.fonts) font.display = 'block';
    const used = ['800 1em "Bricolage Grotesque"', '400 1em Figtree'].map((font) =>
      document.fonts.load(font),
    );
    return (await Promise.all(used)).flat().length;
  });
  expect(loaded).toBe(2);
}

/** Words of four letters or more that are broken over two lines although one line has room for them. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const roomIn = (element: Element): number => {
      const { display, paddingLeft, paddingRight } = getComputedStyle(element);
      if (display === 'inline' && element.parentElement) return roomIn(element.parentElement);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (!parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (nodeValue ?? '').matchAll(/[\p{L}\d]{4,}/gu)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const parts = [...range.getClientRects()];
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && width <= roomIn(parentElement)) broken.add(word);
      }
    }
    return [...broken];
  });
}
