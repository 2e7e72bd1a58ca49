import { expect, type Page } from '@playwright/test';
import { words } from '../../support/content';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

test.beforeEach(({ page }) => hasConsented(page));

/** A section that is far below the window at first. */
const farSection = (page: Page) =>
  page
    .locator('.scroll-trigger', {
      has: page.getByRole('heading', { level: 2, name: words.home.programs.title, exact: true }),
    })
    .first();

const opacity = (page: Page) => farSection(page).evaluate((element) => getComputedStyle(element).opacity);

test('what lies below shows itself once a tenth of it is in view, its items after one another', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await opacity(page)).toBe('1');
  await page.mouse.wheel(0, 10);
  await expect.poll(() => opacity(page)).toBe('0');
  const section = farSection(page);
  await section.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight + 50 + 0.05 * height, behavior: 'instant' });
  });
  await expect(section).not.toHaveClass(/\bvisible\b/);
  await section.evaluate((element) => {
    window.scrollBy({ top: 0.1 * element.getBoundingClientRect().height, behavior: 'instant' });
  });
  await expect(section).toHaveClass(/\bvisible\b/);
  await expect.poll(() => opacity(page)).toBe('1');
  const delays = await section
    .locator('.stagger-item')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).transitionDelay.split(',')[0]));
  expect(delays.slice(0, 3)).toEqual(['0s', '0.1s', '0.2s']);
});

test('who wants no motion sees everything at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await opacity(page)).toBe('1');
});
