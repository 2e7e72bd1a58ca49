import { expect } from '@playwright/test';
import { words } from '../../support/content';
import { documentsOf, expectReadable, expectRunning, faults, hold, spoil } from '../../support/faults';
import { test } from '../../support/test';
import { at, fromHeader, viaHeader } from '../../support/ways';

const next = fromHeader();

for (const fault of faults) {
  test(`the data of the page is ${fault}: it can be read`, async ({ page }) => {
    const documents = documentsOf(page);
    await spoil(page, '**/page-data/programs/page-data.json', fault);
    await page.goto('/programs/');
    await expectReadable(page);
    expect(documents).toEqual(['/programs/']);
  });

  test(`the data of the next page is ${fault}: one click leads there`, async ({ page }) => {
    await page.goto('/');
    await expectRunning(page);
    const documents = documentsOf(page);
    await spoil(page, next.data, fault);
    await viaHeader(page, next.route);
    await expect(page.locator('h1')).toHaveText(next.heading);
    await expect(page).toHaveURL(at(next.route));
    expect(documents).toEqual([next.route]);
  });

  test(`the data of the site is ${fault}: pages run, and lead on`, async ({ page }) => {
    const documents = documentsOf(page);
    await spoil(page, '**/page-data/app-data.json', fault);
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    await viaHeader(page, next.route);
    await expect(page.locator('h1')).toHaveText(next.heading);
    expect(documents.filter((path) => path === '/')).toHaveLength(1);
  });
}

test('the data of the next page is slow: this one stays until the other is there', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  await expectRunning(page);
  const documents = documentsOf(page);
  const release = await hold(page, next.data);
  const asked = page.waitForRequest(next.data);
  await viaHeader(page, next.route);
  await asked;
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('h1')).toHaveText(words.editable.hero.title);
  release();
  await expect(page).toHaveURL(at(next.route));
  await expect(page.locator('h1')).toBeFocused();
  expect(documents).toEqual([]);
  expect(problems).toEqual([]);
});
