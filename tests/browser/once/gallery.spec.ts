import { expect } from '@playwright/test';
import { slides } from '../../support/carousel';
import { facts, words } from '../../support/content';
import { collections, openCollection, picturesOf } from '../../support/gallery';
import { test } from '../../support/test';

const { head, teams, tournaments } = words.gallery;

test('the gallery shows the players, and that the adults come later', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
  await expect(page.getByRole('tabpanel').first().getByRole('heading', { level: 3 })).toHaveCount(
    facts.players.length,
  );
  await page.getByRole('tab', { name: teams.adults.label, exact: true }).click();
  await expect(page.getByText(teams.adults.coming, { exact: true })).toBeVisible();
});

test('each tab shows its collection, in order', async ({ page }) => {
  await page.goto('/gallery');
  const tabs = page.getByRole('tablist', { name: tournaments.tabsLabel, exact: true }).getByRole('tab');
  await expect(tabs).toHaveCount(collections.length);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  for (const [n, { value, count }] of collections.entries()) {
    await expect(tabs.nth(n)).toHaveAttribute('id', new RegExp(value));
    const carousel = await openCollection(page, value);
    await expect(carousel).toBeVisible({ visible: count > 0 });
    await expect(slides(carousel)).toHaveCount(count);
  }
});

for (const width of [360, 768, 1280, 1920]) {
  test(`at ${width} px the focus goes through the mosaic row by row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/gallery');
    const tiles = page.locator('li[data-span]');
    const count = picturesOf('moments').length;
    await expect(tiles).toHaveCount(count);
    const places = [];
    for (let n = 0; n < count; n++) {
      if (n === 0) await tiles.first().getByRole('button').focus();
      else await page.keyboard.press('Tab');
      // Both in one step: the page may be scrolling to the tile.
      const place = await tiles.filter({ has: page.locator(':focus') }).evaluate((tile) => {
        const { x, y } = tile.getBoundingClientRect();
        return { x, y: Math.round(y + window.scrollY) };
      });
      places.push(place);
    }
    expect(places).toEqual(places.toSorted((a, b) => a.y - b.y || a.x - b.x));
  });
}

test('every picture of the gallery is there, each in its place', async ({ page, problems }) => {
  await page.goto('/gallery');
  const pictures = page.getByRole('main').locator('img');
  const keys = [
    ...picturesOf('moments'),
    ...facts.players.flatMap(({ picture }) => picture ?? []),
    ...collections.flatMap((collection) => collection.pictures),
  ];
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(keys.length);
  const sources = await pictures.evaluateAll((all) =>
    Promise.all(
      all.map(async (img) => {
        if (!(img instanceof HTMLImageElement)) return '';
        img.loading = 'eager';
        await img.decode();
        return img.currentSrc;
      }),
    ),
  );
  expect(new Set(sources).size).toBeGreaterThanOrEqual(new Set(keys).size);
  expect(problems).toEqual([]);
});
