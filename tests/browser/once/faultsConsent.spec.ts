import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { dialogOf } from '../../support/consent';
import { words } from '../../support/content';
import { test } from '../../support/test';

// The consent dialog where something is missing: storage that works, its own script, all scripts.
const { en } = words.consent.languages;

const breakages = {
  'storage is disabled': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  },
  'reading throws': () => {
    Storage.prototype.getItem = () => {
      throw new Error('Corrupt.');
    };
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [name, breakStorage] of Object.entries(breakages)) {
  test(`where ${name} it asks, and Accept ends without a crash`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(breakStorage);
    await page.goto('/faq/');
    const dialog = dialogOf(page);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: en.accept, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (name === 'storage is full') {
      await page.reload();
      await expect(dialog).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
}

test('in a low window it is folded to its head while something else has the focus', async ({ page }) => {
  // A window of 1280 × 1024 at 400 % of zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/contact/');
  const dialog = page.getByRole('dialog', { name: en.title });
  const checkbox = dialog.getByRole('checkbox');
  await expect(checkbox).toBeVisible();
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await expect(checkbox).toBeHidden();
  await expect(link).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: en.close, exact: true }).focus();
  await expect(checkbox).toBeVisible();
});

test('a part that does not load is asked for again, then says so and offers another try', async ({
  page,
}) => {
  await page.clock.install();
  let asked = 0;
  let broken = true;
  const parts = readdirSync('public').filter(
    (file) => file.endsWith('.js') && readFileSync(`public/${file}`, 'utf8').includes('consent.decline'),
  );
  await page.route('**/*.js', (route) => {
    if (!broken || !parts.some((file) => route.request().url().endsWith(file))) return route.continue();
    asked++;
    return route.abort();
  });
  await page.goto('/faq/');
  const alert = page.getByRole('alert').filter({ hasText: words.interface.loading.failed });
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(alert).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(asked).toBe(4);
  await expect(page.locator('html')).toHaveAttribute('data-scripts');
  broken = false;
  await alert.getByRole('button').click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(alert).toBeHidden();
});

test('without scripts there is no dialog and no button that does nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/faq/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: words.navigation.footer.cookieSettings, exact: true }),
  ).toBeHidden();
  await context.close();
});
