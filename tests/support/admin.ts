import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { derive } from '../../src/browser/password';
import { words } from './content';

const salt = 'c2FsdCBvZiB0aGUgdGVzdHM=';
const iterations = 1000;

/** The tests' own password: the real one is not known here, and may change. */
export const password = 'a password of the tests';

/** From now on the admin's page accepts, in every language, the tests' own {@link password}. */
export async function bringPassword(page: Page): Promise<void> {
  const own = { salt, iterations, hash: await derive(password, salt, iterations) };
  await page.route(/\/page-data\/(?:.*\/)?admin\/page-data\.json$/, (route) => {
    const built = readFileSync(`public${new URL(route.request().url()).pathname}`, 'utf8');
    return route.fulfill({
      json: JSON.parse(built, (_, value) => (value?.hash && value.salt ? own : value)),
    });
  });
}

/** Logs in at the admin's page, after {@link bringPassword}. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/');
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: words.admin.login.submit, exact: true }).click();
  await expect(page.getByText(words.admin.panel.loggedIn)).toBeVisible();
}
