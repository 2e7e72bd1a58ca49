import { expect } from '@playwright/test';
import { words } from '../../support/content';
import { test } from '../../support/test';

const { categories } = words.faq;

// Gatsby's runtime throws on an address that does not decode and leaves a blank page: src/browser/address/addressGuard.ts.
for (const address of [
  '/#%',
  '/faq/#%E0%A4%A',
  '/schedule/?q=%ZZ#%',
  '/faq/#%3Cscript%3Ealert(1)%3C/script%3E',
]) {
  test(`${address} shows its page`, async ({ page, problems }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('a hash that does not decode, typed during the visit, changes nothing', async ({ page, problems }) => {
  await page.goto('/faq/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.location.hash = '%E0%A4%A';
  });
  await expect(page).toHaveURL(/#%25E0%25A4%25A$/);
  await expect(page.locator('h1')).toBeVisible();
  expect(problems).toEqual([]);
});

test('an address of a question opens it', async ({ page }) => {
  for (const [n, { entries }] of categories.entries()) {
    const last = entries.length - 1;
    await page.goto('/');
    await page.goto(`/faq/#item-${n}-${last}`);
    const open = page.getByRole('main').getByRole('button', { expanded: true });
    await expect(open).toHaveText(entries[last]?.question ?? '');
    await expect(open).toBeInViewport();
  }
});

test('an address of a category leads to it, with its & or without', async ({ page }) => {
  for (const { name } of categories) {
    const anchor = name.toLowerCase().replaceAll(/\s/g, '-');
    for (const spelled of new Set([anchor, anchor.replaceAll('-&', '')])) {
      await page.goto('/');
      await page.goto(`/faq/#${spelled}`);
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    }
  }
});
