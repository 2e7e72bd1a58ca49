import { expect, type Page } from '@playwright/test';
import { next, openCarousel, slides } from '../support/carousel';
import { expectRunning, faults, hold, lazyParts, spoil } from '../support/faults';
import { hasConsented } from '../support/page';
import { test } from '../support/test';

test.beforeEach(({ page }) => hasConsented(page));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enlarged picture' });

for (const fault of faults) {
  test(`a part that somebody waits for is ${fault}: they are told, and may try again`, async ({ page }) => {
    const carousel = await openCarousel(page, '/');
    await page.waitForLoadState('networkidle');
    await spoil(page, lazyParts, fault);
    await slides(carousel).first().getByRole('button').click();
    const alert = page.getByRole('alert').filter({ hasText: 'did not load' });
    await expect(alert).toBeVisible();
    await page.unrouteAll();
    await alert.getByRole('button').click();
    await expect(dialog(page)).toBeVisible();
  });
}

test('all parts that may come later are missing: the page works without them', async ({ page }) => {
  await spoil(page, lazyParts, 'missing');
  await page.goto('/');
  await expectRunning(page);
  const strip = page.locator('[aria-roledescription="carousel"]').first();
  await expect(strip).toHaveAttribute('data-state', 'strip');
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('img').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page.locator('h1')).toHaveText(/questions/i);
});

test('a part is slow: what was asked for comes when it is there', async ({ page, problems }) => {
  const carousel = await openCarousel(page, '/');
  await page.waitForLoadState('networkidle');
  const release = await hold(page, lazyParts);
  const asked = page.waitForRequest(lazyParts);
  await slides(carousel).first().getByRole('button').click();
  await asked;
  await next(carousel).click();
  release();
  await expect(dialog(page)).toBeVisible();
  expect(problems).toEqual([]);
});

for (const fault of faults) {
  test(`fonts are ${fault}: every word is there in another one`, async ({ page }) => {
    await spoil(page, /\.woff2$/, fault);
    await page.goto('/');
    await expectRunning(page);
    await expect(page.locator('h1')).toBeVisible();
    const used = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded'));
    expect(used).toEqual([]);
  });

  test(`pictures are ${fault}: the words stay where they are, and the reader is not shown a broken frame`, async ({
    page,
  }) => {
    // A font that comes too late is left for the next page: letters must be the same on both.
    await spoil(page, /\.woff2$/, 'missing');
    await page.goto('/');
    const place = (await page.locator('h1').boundingBox()) ?? undefined;
    await spoil(page, /\.(avif|webp|jpg|png)$/, fault);
    await page.goto('/');
    await expectRunning(page);
    expect(await page.locator('h1').boundingBox()).toEqual(place);
    const carousel = page.locator('[aria-roledescription="carousel"]').first();
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('[aria-roledescription="slide"]:not([inert]) img:visible')).toHaveCount(0);
  });
}

test('fonts are slow: words do not wait for them', async ({ page }) => {
  await hold(page, /\.woff2$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expectRunning(page);
  const waiting = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loading').map(({ display }) => display),
  );
  expect(waiting.length).toBeGreaterThan(0);
  for (const display of waiting) expect(['swap', 'fallback', 'optional']).toContain(display);
});
