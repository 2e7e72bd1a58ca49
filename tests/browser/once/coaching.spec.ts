import { expect } from '@playwright/test';
import { facts, words } from '../../support/content';
import { test } from '../../support/test';

const shared = words.coaching;

for (const [type, { closing = shared.closing }] of Object.entries(shared.types)) {
  test(`/coaching/${type}/ ends with its own call, or with the one for all`, async ({ page }) => {
    await page.goto(`/coaching/${type}/`);
    const call = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    await expect(call).toHaveText(closing.title);
    await expect(page.getByRole('main').getByText(closing.text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').last()).toHaveText(closing.link.label);
  });
}

test('the programs lead to the page of each', async ({ page }) => {
  await page.goto('/programs/');
  for (const type of Object.keys(facts.coaching.types))
    await expect(page.getByRole('main').locator(`a[href="/coaching/${type}/"]`)).not.toHaveCount(0);
});
