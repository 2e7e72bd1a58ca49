import { expect } from '@playwright/test';
import { containing, words } from '../../support/content';
import { test } from '../../support/test';

const { en, pl } = words['privacy-policy'].languages;

test('the privacy policy switches its language', async ({ page }) => {
  await page.goto('/privacy-policy/');
  await page.waitForLoadState('networkidle');
  const toggle = page.getByRole('main').getByRole('button', { name: 'PL', exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.title);
  await toggle.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.title);
  await expect(page).toHaveTitle(containing(pl.title));
  for (const { title } of pl.sections)
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  await expect(page.locator('main div[lang=en]')).toBeHidden();
});

const polish = pl.sections.filter(({ id }) => en.sections.every((section) => section.id !== id));
for (const { id, title } of polish.slice(-1))
  test('an address of a Polish section opens it in Polish', async ({ page }) => {
    await page.goto(`/privacy-policy/#${id}`);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both languages of the policy are there', async ({ page }) => {
    await page.goto('/privacy-policy/');
    for (const [lang, { sections }] of Object.entries({ en, pl }))
      for (const { id } of sections)
        await expect(page.locator(`div[lang=${lang}] [id="${id}"] h2`)).toBeVisible();
  });
});
