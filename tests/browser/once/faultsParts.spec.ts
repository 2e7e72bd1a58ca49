import { expect, type Page } from '@playwright/test';
import { enlarged, next, openCarousel, slides } from '../../support/carousel';
import { words } from '../../support/content';
import { expectRunning, faults, hold, lazyParts, spoil } from '../../support/faults';
import { picturesOf } from '../../support/gallery';
import { hasConsented, readThrough } from '../../support/page';
import { test } from '../../support/test';
import { fromHeader, viaHeader } from '../../support/ways';

test.beforeEach(({ page }) => hasConsented(page));

const dialog = (page: Page) => page.getByRole('dialog', enlarged);

// A home page without pictures has no part that somebody waits for.
const withPictures = picturesOf('home').length > 0;
const elsewhere = fromHeader();

for (const fault of withPictures ? faults : []) {
  test(`a part that somebody waits for is ${fault}: they are told, and may try again`, async ({ page }) => {
    const carousel = await openCarousel(page, '/');
    await page.waitForLoadState('networkidle');
    await spoil(page, lazyParts, fault);
    await slides(carousel).first().getByRole('button').click();
    const alert = page.getByRole('alert').filter({ hasText: words.interface.loading.failed });
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
  for (const carousel of await page.locator('section[aria-roledescription]').all()) {
    await expect(carousel).toHaveAttribute('data-state', 'track');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('img').first()).toBeVisible();
  }
  await viaHeader(page, elsewhere.route);
  await expect(page.locator('h1')).toHaveText(elsewhere.heading);
});

if (withPictures)
  test('a part is slow: what was asked for comes when it is there', async ({ page, problems }) => {
    const carousel = await openCarousel(page, '/');
    await page.waitForLoadState('networkidle');
    const release = await hold(page, lazyParts);
    const asked = page.waitForRequest(lazyParts);
    await slides(carousel).first().getByRole('button').click();
    await asked;
    // The page goes on working: the carousel still moves, if it has buttons.
    for (const button of await next(carousel).filter({ visible: true }).all()) await button.click();
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
    // The fallback faces are system fonts.
    const ours = () =>
      [...document.fonts].flatMap(({ family, status }) => (family.includes('Fallback') ? [] : [status]));
    await expect.poll(() => page.evaluate(ours)).toContain('error');
    expect(await page.evaluate(ours)).not.toContain('loaded');
  });

  test(`pictures are ${fault}: the words stay where they are, and the reader is not shown a broken frame`, async ({
    page,
  }) => {
    // Without our fonts on both pages: one that comes late would be used on the second only.
    await spoil(page, /\.woff2$/, 'missing');
    await page.goto('/');
    const place = (await page.locator('h1').boundingBox()) ?? undefined;
    await spoil(page, /\.(avif|webp|jpg|png)$/, fault);
    await page.goto('/');
    await expectRunning(page);
    expect(await page.locator('h1').boundingBox()).toEqual(place);
    await readThrough(page);
    await expect(page.locator('fieldset[aria-roledescription]:not([inert]) img:visible')).toHaveCount(0);
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
