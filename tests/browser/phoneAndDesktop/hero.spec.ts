import { expect, type Page } from '@playwright/test';
import { words } from '../../support/content';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';
import { step } from '../../support/ways';

test.beforeEach(async ({ page }) => {
  await hasConsented(page);
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { flights: 0 });
    Element.prototype.animate = function (keyframes, options) {
      if (JSON.stringify(keyframes).includes('offsetDistance'))
        Object.assign(window, { flights: Reflect.get(window, 'flights') + 1 });
      return animate.call(this, keyframes, options);
    };
  });
});

const flightsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'flights'));
const landed = (page: Page) => page.getByRole('main').locator('[data-landed]');

test('nothing lies over the ways on', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [words.home.hero.start.label, words.editable.hero.ctaText])
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click({ trial: true });
  }
});

// A line without a dot has no place for it.
if (words.home.hero.kicker.includes('·'))
  test('a ball leaves the bat once in a visit, and stays as the dot of the line above the title', async ({
    page,
    problems,
  }) => {
    await page.goto('/');
    await expect(landed(page)).toHaveText('·');
    await step(page, '/faq/');
    await expect(page).toHaveURL(/\/faq\/$/);
    await step(page, '/');
    await expect(landed(page)).toHaveText('·');
    expect(await flightsOf(page)).toBe(1);
    expect(problems).toEqual([]);
  });

test('no ball flies where less motion is wished for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(landed(page)).toHaveCount(0);
  expect(await flightsOf(page)).toBe(0);
});
