import { expect, type Page } from '@playwright/test';
import { dialogOf, nothingStored, storageOf } from '../../support/consent';
import { languages, rootLanguage, words } from '../../support/content';
import { other, prefix, there } from '../../support/languages';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';
import { step } from '../../support/ways';

// A site in one language has nothing to offer.
if (languages.length > 1)
  test.describe('the offer of another language', () => {
    test.use({ locale: other });

    const { label, close } = there.interface.languageOffer;
    const offerOf = (page: Page) => page.getByRole('region', { name: label, exact: true });

    test('is no business of anybody else', async ({ page }) => {
      await page.goto(`${prefix}/faq/`);
      await expect(dialogOf(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('region', { name: words.interface.languageOffer.label })).toHaveCount(0);
    });

    test('closed, it stays away on the next pages; without consent only until the site is loaded anew', async ({
      page,
    }) => {
      await page.goto('/faq/');
      await offerOf(page).getByRole('button', { name: close, exact: true }).click();
      await expect(offerOf(page)).toBeHidden();
      await step(page, '/contact/');
      await expect(page).toHaveURL(/\/contact\/$/);
      await page.waitForLoadState('networkidle');
      await expect(offerOf(page)).toBeHidden();
      await page.reload();
      await expect(offerOf(page)).toBeVisible();
      expect(await storageOf(page)).toEqual(nothingStored);
    });

    test('closed with consent, it stays away for the visit; withdrawing the consent forgets it', async ({
      page,
    }) => {
      await page.goto('/faq/');
      await offerOf(page).getByRole('button', { name: close, exact: true }).click();
      const dialog = dialogOf(page);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: words.consent.languages.en.accept, exact: true }).click();
      await page.goto('/contact/');
      await page.waitForLoadState('networkidle');
      await expect(offerOf(page)).toBeHidden();
      expect((await storageOf(page)).session).toEqual(['language-offer']);
      await page.getByRole('button', { name: words.navigation.footer.cookieSettings, exact: true }).click();
      await expect(dialog).toBeVisible();
      expect(await storageOf(page)).toEqual(nothingStored);
    });

    test('one Escape closes one thing: the offer while the focus is in it, then the dialog', async ({
      page,
    }) => {
      await page.goto('/faq/');
      await expect(dialogOf(page)).toBeVisible();
      await offerOf(page).getByRole('link').focus();
      await page.keyboard.press('Escape');
      await expect(offerOf(page)).toBeHidden();
      await expect(dialogOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
    });

    test.describe('in a browser that asks for the language of the root', () => {
      test.use({ locale: rootLanguage });

      test('whoever prefers the language of the root is offered it elsewhere', async ({ page }) => {
        await hasConsented(page);
        await page.goto(`${prefix}/faq/`);
        const { label } = words.interface.languageOffer;
        await expect(page.getByRole('region', { name: label })).toHaveAttribute('lang', rootLanguage);
      });
    });
  });
