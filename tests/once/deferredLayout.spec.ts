import { expect, type Page } from '@playwright/test';
import { hasConsented } from '../support/page';
import { test } from '../support/test';

const visibilities = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main > *, footer')];
    return new Set(parts.map((part) => getComputedStyle(part).getPropertyValue('content-visibility')));
  });
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Holds back all scripts but the one in the page itself. */
const holdScripts = (page: Page) => page.route('**/*.js', () => {});

test.beforeEach(({ page }) => hasConsented(page));

test('what lies below the first window is laid out when it comes near, and all of it once the browser is idle', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => visibilities(page)).toEqual(new Set(['visible']));
  await holdScripts(page);
  const other = await page.context().newPage();
  await holdScripts(other);
  await other.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => visibilities(other)).toEqual(new Set(['visible', 'auto']));
});

test('a page that is loaded anew in its middle stays there', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => visibilities(page)).toEqual(new Set(['visible']));
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(4000);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(4000);
});

test('a page that is opened at a place in it is laid out whole before any script comes', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/#upcoming-events', { waitUntil: 'commit' });
  await expect.poll(() => topOf(page, '#upcoming-events')).toBeLessThan(200);
  expect(await visibilities(page)).toEqual(new Set(['visible']));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a place in the page leads there, and nothing is hidden', async ({ page }) => {
    await page.goto('/#upcoming-events');
    await expect(page.locator('#upcoming-events')).toBeInViewport();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator('footer').getByRole('link').last()).toBeVisible();
  });
});
