import { expect, test } from '@playwright/test';
import { hasConsented } from '../support/page';

test('a page that cannot be drawn says so and leads home', async ({ page }) => {
  await hasConsented(page);
  await page.route('**/page-data/faq/page-data.json', async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    data.result.data.faq = null;
    await route.fulfill({ response, json: data });
  });
  const logged = page.waitForEvent('console', (message) => message.text().includes('Unexpected Application'));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await logged;
  await page.getByRole('main').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
});
