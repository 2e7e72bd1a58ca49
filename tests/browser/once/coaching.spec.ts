import { expect } from '@playwright/test';
import { words } from '../../support/content';
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
