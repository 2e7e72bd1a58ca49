import { expect, type Page } from '@playwright/test';
import { localeOf } from './content';
import { brokenLinks, linksOf } from './links';
import { expectNoAxeViolations, readThrough } from './page';

/** A window of 1280 × 1024 px, enlarged. */
export const enlarged = [
  { zoom: 200, width: 640, height: 512 },
  { zoom: 400, width: 320, height: 256 },
];

/** What holds for every page, whatever it says. `address` is the route or another spelling of it. */
export async function expectSound(page: Page, route: string, address: string, problems: string[]) {
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await readThrough(page);
  const undrawn = await page
    .locator('svg:visible > use')
    .evaluateAll(
      (icons) => icons.filter((icon) => icon instanceof SVGUseElement && !icon.getBBox().width).length,
    );
  expect(undrawn, 'icons that are not drawn').toBe(0);
  const shown = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(brokenLinks([...linksOf(route), ...shown], route)).toEqual([]);
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${route}?$`));
  expect(problems).toEqual([]);
  await expectNoAxeViolations(page);
}

/** The page that is open fits a window of 1280 px, enlarged, also in the system's letters, which stay on it. */
export async function expectEnlargeable(page: Page): Promise<void> {
  await expectFits(page, 'our letters');
  await withoutOurFonts(page);
  await expectFits(page, "the system's letters");
}

async function expectFits(page: Page, letters: string): Promise<void> {
  for (const { zoom, ...size } of enlarged) {
    await page.setViewportSize(size);
    // A phone zooms out of a page that is too wide: its window is wider then.
    const wide = () => page.evaluate(() => Math.max(document.documentElement.scrollWidth, window.innerWidth));
    await expect.poll(wide, { message: `at ${zoom} %, with ${letters}` }).toBeLessThanOrEqual(size.width);
  }
}

/** System fonts stand in where ours come late or not at all, and may be wider. */
async function withoutOurFonts(page: Page): Promise<void> {
  const left = await page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (const rule of [...sheet.cssRules].toReversed())
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url('))
          sheet.deleteRule([...sheet.cssRules].indexOf(rule));
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(left.filter((family) => !/fallback/i.test(family))).toEqual([]);
}

/** What holds for every page where scripts do not run. The page stands at `route`. */
export async function expectReadable(page: Page, route: string) {
  const navigation = page.locator('nav:not(footer nav) a[href]').filter({ visible: true });
  if ((await navigation.count()) === 0) {
    const { open } = localeOf(route).words.interface.menu;
    await page.getByRole('button', { name: open, exact: true }).click();
  }
  await expect(navigation.first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\S/);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();

  const hidden = await page.evaluate(() => {
    const panels = document.querySelectorAll('[role=tabpanel]');
    // What is for paper alone is no part of the page that is read.
    const headings = document.querySelectorAll('main :is(h1, h2, h3):not([data-paper] *)');
    const answers = [...document.querySelectorAll(':is(h2, h3, h4, h5) > button[aria-controls]')].map(
      (button) => document.getElementById(button.getAttribute('aria-controls') ?? ''),
    );
    const seen = (element: Element | null) =>
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return [...panels, ...headings, ...answers]
      .filter((element) => !seen(element))
      .map((element) => element?.id || element?.textContent || 'missing');
  });
  expect(hidden).toEqual([]);
}
