import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The reader has accepted on an earlier visit, so no consent dialog covers the pages to come. */
export async function hasConsented(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
}

/** Goes down the page as a reader does, so that everything lazy is loaded, and back to its top. */
export async function readThrough(page: Page): Promise<void> {
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: window.innerHeight,
  }));
  for (let top = 0; top < height; top += screen) await scrollTo(page, top);
  await scrollTo(page, 0);
  await page.waitForLoadState('networkidle');
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await nextFrames(page);
}

/** Waits until what has happened so far is painted. Chromium draws no frame where nothing has changed: a second is enough. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1000);
      }),
  );
}

/** Brings all that moves to its end: what is half faded in has no contrast yet. */
async function endMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await nextFrames(page);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
  });
}

/** Turns the wheel and waits until the page has been told and had its chance to scroll. */
export async function turnWheel(page: Page, by: number): Promise<void> {
  const turned = await page.evaluateHandle(() => ({
    event: new Promise((resolve) =>
      window.addEventListener('wheel', () => resolve(true), { once: true, capture: true }),
    ),
  }));
  await page.mouse.wheel(0, by);
  await turned.evaluate(({ event }) => event);
  await nextFrames(page);
}

/**
 * Fails with what axe finds on the page as it is now: one line for each finding, with its elements. What it does not fault is not
 * gathered, and the findings are put together in the page itself rather than in a new one where it has no
 * frames: a quarter of the time.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await endMotion(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(rules);
  // Only a new page sees into frames.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  const lines = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(' ')).join('\n  ')}`,
  );
  expect(lines).toEqual([]);
}
