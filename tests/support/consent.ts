import type { Page } from '@playwright/test';

/** The consent dialog: the only one with a checkbox. */
export const dialogOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });

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
