import { expect } from '@playwright/test';
import { dialogOf } from '../../support/consent';
import { words } from '../../support/content';
import { expectNoAxeViolations } from '../../support/page';
import { test } from '../../support/test';

// What depends on the window: tests/browser/phoneAndDesktop/consent.spec.ts.
const { en, pl } = words.consent.languages;

test('another version of the words asks again', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'accepted');
    localStorage.setItem('cookie-consent-record', '{"version":0}');
  });
  await page.goto('/faq/');
  await expect(dialogOf(page)).toBeVisible();
});

test('EN and PL switch the text and its language', async ({ page }) => {
  await page.goto('/faq/');
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAttribute('lang', 'en');
  await dialog.getByRole('button', { name: 'PL' }).click();
  await expect(dialog).toHaveAttribute('lang', 'pl');
  await expect(dialog.getByRole('button', { name: pl.decline, exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'EN' }).click();
  await expect(dialog.getByRole('button', { name: en.decline, exact: true })).toBeVisible();
});

test('the Polish link opens the policy in Polish, also after a reload and on the policy itself', async ({
  page,
}) => {
  await page.goto('/faq/');
  await dialogOf(page).getByRole('button', { name: 'PL' }).click();
  await dialogOf(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/privacy-policy\/?#pl$/);
  const polish = page.getByRole('main').getByRole('button', { name: 'PL', exact: true });
  const title = page.getByRole('heading', { level: 1 });
  await expect(polish).toHaveAttribute('aria-pressed', 'true');
  await expect(title).toHaveText(words['privacy-policy'].languages.pl.title);
  await expect(title).toBeInViewport();
  await page.reload();
  await expect(polish).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/privacy-policy/');
  await expect(polish).toHaveAttribute('aria-pressed', 'false');
  await dialogOf(page).getByRole('button', { name: 'PL' }).click();
  await dialogOf(page).getByRole('link').click();
  await expect(polish).toHaveAttribute('aria-pressed', 'true');
});

if (words.navigation.items.some(({ items }) => items?.length))
  test('one Escape closes one thing: a dropdown of the header, then the dialog', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/faq/');
    await expect(dialogOf(page)).toBeVisible();
    const group = page.locator('li', { has: page.getByRole('button', { expanded: false }) });
    await page.getByRole('banner').locator(group).first().getByRole('link').first().hover();
    const open = page.getByRole('banner').getByRole('button', { expanded: true });
    await expect(open).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });
