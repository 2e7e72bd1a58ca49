import { expect } from '@playwright/test';
import { builtRoutes } from '../../scripts/routes';
import { test } from '../support/test';

for (const route of builtRoutes().filter((path) => path !== '/')) {
  test(`${route} opens without its trailing slash`, async ({ page, problems }) => {
    const response = await page.goto(route.slice(0, -1));
    expect(response?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${route}?$`));
    expect(problems).toEqual([]);
  });
}

// Gatsby's runtime throws on an address that does not decode and leaves a blank page: src/layout/SiteLayout/addressGuard.ts.
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

test('an address of a question opens it, with the & of its category or without', async ({ page }) => {
  await page.goto('/faq/#item-1-2');
  const open = page.getByRole('main').getByRole('button', { expanded: true });
  await expect(open).toHaveCount(1);
  await expect(open).toBeInViewport();
  for (const anchor of ['programs-&-facilities', 'programs-facilities']) {
    await page.goto('/');
    await page.goto(`/faq/#${anchor}`);
    await expect(page.getByRole('heading', { name: 'Programs & Facilities' })).toBeInViewport();
  }
});
