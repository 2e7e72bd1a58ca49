import { expect, type Page } from '@playwright/test';

/** The consent dialog: the only one with a checkbox. */
export const dialogOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });

/**
 * The dialog once it asks and stays as it is: its fonts come after it, and lines that get longer between press and release move what was
 * pressed from under the mouse.
 */
export async function askingDialog(page: Page) {
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return dialog;
}

/** What the browser keeps for the site, without the scroll positions, which the dialog names. */
export async function storageOf(page: Page) {
  const inPage = await page.evaluate(async () => ({
    local: Object.entries(localStorage).sort(),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('@@scroll|')),
    databases: (await indexedDB.databases()).length,
    caches: 'caches' in window ? await caches.keys() : [],
    cookie: document.cookie,
  }));
  return { ...inPage, cookies: await page.context().cookies() };
}

/** What {@link storageOf} finds before anybody has agreed. */
export const nothingStored = { local: [], session: [], databases: 0, caches: [], cookie: '', cookies: [] };
