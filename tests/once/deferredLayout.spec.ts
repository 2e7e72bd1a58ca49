import { expect, type Page } from '@playwright/test';
import { hasConsented } from '../support/page';
import { test } from '../support/test';

const whole = 'html[data-layout="whole"]';
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.beforeEach(({ page }) => hasConsented(page));

test('what lies below the first window is laid out once the browser is idle, and stays so', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator(whole)).toBeAttached();
  const height = await heightOf(page);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > *, footer'))
      part.style.contentVisibility = 'visible';
  });
  expect(await heightOf(page)).toBe(height);
});

test('a page that is loaded anew in its middle stays there', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(whole)).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(4000);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(4000);
});

test('a page that is opened at a place in it is laid out whole at once', async ({ page }) => {
  await page.goto('/#upcoming-events', { waitUntil: 'commit' });
  await expect(page.locator(whole)).toBeAttached();
  await expect.poll(() => topOf(page, '#upcoming-events')).toBeLessThan(200);
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
