import { expect } from '@playwright/test';
import { expectOpen, pagesOfTabs, tab, visit } from '../../support/addressedTabs';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

// What scrolls, and so depends on the window: tests/browser/phoneAndDesktop/addressedTabs.spec.ts.
test.beforeEach(({ page }) => hasConsented(page));

for (const { path, one, two, three } of pagesOfTabs)
  test.describe(path, () => {
    test('a hash that means nothing here leaves the tab as it is', async ({ page, problems }) => {
      await visit(page, `${path}#${three}`);
      for (const hash of ['main', '%', `${three}x`, '__proto__']) {
        await page.evaluate((value) => {
          window.location.hash = value;
        }, hash);
        await expectOpen(page, three);
      }
      expect(problems).toEqual([]);
    });

    test('keys make no entries', async ({ page }) => {
      await visit(page, '/contact/');
      await visit(page, path);
      await tab(page, one).focus();
      await page.keyboard.press('ArrowRight');
      await expectOpen(page, two);
      await expect(page).toHaveURL(new RegExp(`#${two}$`));
      await page.goBack();
      await expect(page).toHaveURL(/\/contact\/$/);
    });
  });
