import { expect, type Page } from '@playwright/test';
import { dialogOf, nothingStored, storageOf } from '../../support/consent';
import { languages, rootLanguage } from '../../support/content';
import { follow, other, prefix, there } from '../../support/languages';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { test } from '../../support/test';

// A site in one language has nothing to switch.
if (languages.length > 1)
  test.describe('the offer of another language', () => {
    test.use({ locale: other });

    const { label, link } = there.interface.languageOffer;
    const offerOf = (page: Page) => page.getByRole('region', { name: label, exact: true });

    test('comes to those who prefer another language, moves nothing, covers no control and stores nothing', async ({
      page,
      problems,
    }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/schedule/');
      const offer = offerOf(page);
      await expect(offer).toBeVisible();
      await expect(dialogOf(page)).toBeVisible();
      await expect(offer).toHaveAttribute('lang', other);
      await expect(offer.getByRole('link', { name: link })).toHaveAttribute('href', `${prefix}/schedule/`);
      await expect(page.locator('body')).toBeFocused();
      const [below, header] = await Promise.all(
        [offer, page.getByRole('banner')].map((part) => part.boundingBox()),
      );
      expect(below?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      // Below a notice, on a phone, it may be under the dialog until that is answered; never over it.
      for (const control of await dialogOf(page).getByRole('button', { disabled: false }).all())
        await control.click({ trial: true });
      await page.evaluate(() => document.fonts.ready);
      const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
      expect(await storageOf(page)).toEqual(nothingStored);
      await expectNoAxeViolations(page);
      expect(problems).toEqual([]);
    });

    test('leads to the same place, and is not repeated to whoever comes back', async ({ page }) => {
      await hasConsented(page);
      await page.goto('/faq/#item-0-1');
      await offerOf(page).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/faq/#item-0-1$`));
      await page.waitForLoadState('networkidle');
      await follow(page, rootLanguage);
      await expect(page).toHaveURL(/:\d+\/faq\/#item-0-1$/);
      await page.waitForLoadState('networkidle');
      await expect(offerOf(page)).toBeHidden();
      await page.goto('/schedule/');
      await page.waitForLoadState('networkidle');
      await expect(offerOf(page)).toBeHidden();
    });

    test('is remembered on the page it leads to, for all of the visit', async ({ page }) => {
      await hasConsented(page);
      await page.goto('/faq/');
      await offerOf(page).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goto('/schedule/');
      await page.waitForLoadState('networkidle');
      await expect(offerOf(page)).toBeHidden();
    });
  });
