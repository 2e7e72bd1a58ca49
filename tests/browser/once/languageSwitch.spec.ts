import { expect } from '@playwright/test';
import { dialogOf } from '../../support/consent';
import { languages, words } from '../../support/content';
import { follow, other, prefix, there } from '../../support/languages';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';
import { step } from '../../support/ways';

// A site in one language has nothing to switch.
if (languages.length > 1)
  test.describe('two languages', () => {
    test.describe('the switch', () => {
      test.beforeEach(({ page }) => hasConsented(page));

      test('keeps the open picture in its address', async ({ page }) => {
        await page.goto('/#photo=home/1');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.locator(`footer a[hreflang="${other}"]`)).toHaveAttribute(
          'href',
          `${prefix}/#photo=home/1`,
        );
      });

      test('stands in a header that has two lines at most and fits', async ({ page }) => {
        for (const start of ['/faq/', `${prefix}/faq/`]) {
          await page.goto(start);
          for (const width of [320, 360, 768, 1024, 1280, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            const { lines, height, room, right } = await page.getByRole('banner').evaluate((header) => ({
              lines: new Set(
                [...header.querySelectorAll('nav > ul > li')].map((item) => item.getBoundingClientRect().top),
              ).size,
              height: header.clientHeight,
              // A tablet has a line more; wide windows have larger type, and with it a higher header.
              room:
                (innerWidth >= 768 && innerWidth < 1080 ? 9.25 : 6.5) *
                Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
              right: Math.max(
                ...[...header.querySelectorAll('a, button')].map(
                  (item) => item.getBoundingClientRect().right,
                ),
              ),
            }));
            expect(lines, `${start} at ${width} px`).toBeLessThanOrEqual(2);
            // It may be on its way between two sizes: never lower than on a phone, never higher than its room.
            expect(height).toBeGreaterThanOrEqual(104);
            expect(height).toBeLessThanOrEqual(Math.max(117, Math.ceil(room)));
            expect(right).toBeLessThanOrEqual(width);
          }
        }
      });
    });

    test.describe('consent', () => {
      const inDialog = other === 'pl' ? 'pl' : 'en';

      test('the dialog begins in the language of the page, and follows it', async ({ page }) => {
        await page.goto(`${prefix}/faq/`);
        const dialog = dialogOf(page);
        await expect(dialog).toHaveAttribute('lang', inDialog);
        await expect(dialog.getByRole('link')).toHaveAttribute('href', `${prefix}/privacy-policy/`);
        await step(page, '/faq/');
        await expect(dialog).toHaveAttribute('lang', 'en');
        await expect(dialog.getByRole('link')).toHaveAttribute('href', '/privacy-policy/');
      });

      test('given once, it holds in both languages', async ({ page }) => {
        await page.goto(`${prefix}/faq/`);
        const dialog = dialogOf(page);
        await dialog.getByRole('checkbox').check();
        await dialog
          .getByRole('button', { name: there.consent.languages[inDialog].accept, exact: true })
          .click();
        for (const path of ['/faq/', `${prefix}/`]) {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          await expect(dialog).toBeHidden();
        }
      });

      test('the policy begins in the language of the page, and its address may name another', async ({
        page,
      }) => {
        await hasConsented(page);
        const title = page.getByRole('heading', { level: 1 });
        const { en, pl } = words['privacy-policy'].languages;
        for (const [path, text] of [
          [`${prefix}/privacy-policy/`, there['privacy-policy'].languages[inDialog].title],
          [`${prefix}/privacy-policy/#en`, en.title],
          ['/privacy-policy/#pl', pl.title],
          ['/privacy-policy/', en.title],
        ] as const) {
          await page.goto('/faq/');
          await page.goto(path);
          await expect(title).toHaveText(text);
        }
        // The hash names a text in one language: it stays behind.
        await page.goto('/privacy-policy/#cookies');
        await page.waitForLoadState('networkidle');
        await follow(page, other);
        await expect(page).toHaveURL(new RegExp(`${prefix}/privacy-policy/$`));
        await expect(title).toHaveText(there['privacy-policy'].languages[inDialog].title);
      });
    });
  });
