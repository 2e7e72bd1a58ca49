import { expect, type Page, test } from '@playwright/test';
import { builtRoutes, publicRoutes } from '../../../scripts/shared/routes';
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
      expect(await page.evaluate(layoutFaults), `${width} px`).toEqual({
        tooWide: 0,
        broken: [],
        covered: 0,
      });
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

for (const route of publicRoutes()) {
  test(`${route} has no control that does nothing`, async ({ page }) => {
    await page.goto(route);
    // What has no box, or cannot be seen, takes no focus either.
    const controls = page.locator('main, footer').locator('button, input, select, textarea, [role=tab]');
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    const captions = await page
      .locator('figcaption')
      .evaluateAll((all) => all.filter((one) => !one.checkVisibility({ opacityProperty: true })).length);
    expect(captions, 'captions that are not seen').toBe(0);
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

/**
 * What is wrong with the layout: how much wider than the window the page is, px; words of four letters or more that are broken over two
 * lines although one line has room for them; and how far the end of the page reaches under the river, whose uppermost
 * tenth is sky, px. All of it in one function, as it runs in the page.
 */
function layoutFaults() {
  const broken = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const linesOf = (rects: DOMRect[]) => new Set(rects.map(({ top }) => Math.round(top))).size;
  const roomIn = (element: Element): number => {
    const { display, paddingLeft, paddingRight } = getComputedStyle(element);
    if (display === 'inline' && element.parentElement) return roomIn(element.parentElement);
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    range.selectNodeContents(texts.currentNode);
    if (!parentElement?.checkVisibility() || linesOf([...range.getClientRects()]) < 2) continue;
    for (const { 0: word, index } of (nodeValue ?? '').matchAll(/[\p{L}\d]{4,}/gu)) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const parts = [...range.getClientRects()];
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      if (linesOf(parts) > 1 && width <= roomIn(parentElement)) broken.add(word);
    }
  }
  const end = document.querySelector('main')?.lastElementChild;
  const river = document.querySelector('footer')?.firstElementChild?.getBoundingClientRect();
  if (end) range.selectNodeContents(end);
  const covered = end && river && range.getBoundingClientRect().bottom - river.top - river.height / 10;
  return {
    tooWide: document.documentElement.scrollWidth - window.innerWidth,
    broken: [...broken],
    covered: Math.max(0, Math.round(covered ?? 0)),
  };
}
