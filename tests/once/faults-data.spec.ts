import { expect, type Page } from '@playwright/test';
import { documentsOf, expectReadable, expectRunning, faults, hold, spoil } from '../support/faults';
import { test } from '../support/test';

const dataOf = (page: string) => `**/page-data/${page}/page-data.json`;
const toFaq = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();

for (const fault of faults) {
  test(`the data of the page is ${fault}: it can be read`, async ({ page }) => {
    const documents = documentsOf(page);
    await spoil(page, dataOf('programs'), fault);
    await page.goto('/programs/');
    await expectReadable(page);
    expect(documents).toEqual(['/programs/']);
  });

  test(`the data of the next page is ${fault}: one click leads there`, async ({ page }) => {
    await page.goto('/');
    await expectRunning(page);
    const documents = documentsOf(page);
    await spoil(page, dataOf('faq'), fault);
    await toFaq(page);
    await expect(page.locator('h1')).toHaveText(/questions/i);
    await expect(page).toHaveURL(/\/faq\/$/);
    expect(documents).toEqual(['/faq/']);
  });

  test(`the data of the site is ${fault}: pages run, and lead on`, async ({ page }) => {
    const documents = documentsOf(page);
    await spoil(page, '**/page-data/app-data.json', fault);
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    await toFaq(page);
    await expect(page.locator('h1')).toHaveText(/questions/i);
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
  const release = await hold(page, dataOf('faq'));
  const asked = page.waitForRequest(dataOf('faq'));
  await toFaq(page);
  await asked;
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('main')).toContainText('Upcoming Events');
  release();
  await expect(page).toHaveURL(/\/faq\/$/);
  await expect(page.locator('h1')).toBeFocused();
  expect(documents).toEqual([]);
  expect(problems).toEqual([]);
});
