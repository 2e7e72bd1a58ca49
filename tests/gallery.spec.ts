import { expect } from '@playwright/test';
import { slides } from './support/carousel';
import { collections, openCollection } from './support/gallery';
import { test } from './support/test';

test('the gallery shows sixteen players, and that the adults come later', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vistula TEAM');
  await expect(page.getByRole('tabpanel').first().getByRole('heading', { level: 3 })).toHaveCount(16);
  await page.getByRole('tab', { name: 'Adults Teams' }).click();
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
});

test('each tab shows its collection, the Presidents Cup first', async ({ page }) => {
  await page.goto('/gallery');
  const tabs = page.getByRole('tablist', { name: 'Tournaments and camps' }).getByRole('tab');
  await expect(tabs).toHaveCount(collections.length);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  for (const [n, { value, count }] of collections.entries()) {
    await expect(tabs.nth(n)).toHaveAttribute('id', new RegExp(value));
    const carousel = await openCollection(page, value);
    await expect(carousel).toBeVisible();
    await expect(slides(carousel)).toHaveCount(count);
  }
});

test('every picture of the gallery is there, and no two are the same', async ({ page, problems }) => {
  await page.goto('/gallery');
  const pictures = page.getByRole('main').locator('img');
  const expected = collections.reduce((sum, { count }) => sum + count, 16);
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(expected);
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
  expect(new Set(sources).size).toBe(sources.length);
  expect(problems).toEqual([]);
});
