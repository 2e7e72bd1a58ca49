import { expect } from '@playwright/test';
import { languages, rootLanguage, words } from '../../support/content';
import { expectSwitches, follow, other, prefix, there } from '../../support/languages';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

// A site in one language has nothing to switch.
if (languages.length > 1)
  test.describe('two languages', () => {
    test.describe('the switch', () => {
      test.beforeEach(({ page }) => hasConsented(page));

      /** All places: tests/browser/once/languagePlaces.spec.ts. */
      test('leads to the same place, and back', ({ page, problems }) =>
        expectSwitches(page, '/programs/#stage=ace', problems));

      test('says each language in that language, in the footer too, by keyboard too', async ({ page }) => {
        await page.goto('/faq/');
        await page.waitForLoadState('networkidle');
        const link = page.getByRole('contentinfo').getByRole('link', { name: there.interface.languageName });
        await expect(link).toHaveAttribute('lang', other);
        await expect(link).toHaveAttribute('hreflang', other);
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${prefix}/faq/$`));
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: words.interface.languageName }),
        ).toHaveAttribute('hreflang', rootLanguage);
        // Gatsby's own words are English.
        const heading = await page.locator('h1').textContent();
        await expect(page.locator('#gatsby-announcer')).toHaveText(heading ?? '');
      });
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the switch is a plain link to the same page', async ({ page }) => {
        await page.goto('/about/team/');
        await follow(page, other);
        await expect(page).toHaveURL(new RegExp(`${prefix}/about/team/$`));
        await follow(page, rootLanguage);
        await expect(page).toHaveURL(/:\d+\/about\/team\/$/);
      });
    });
  });
