import { expect, type Page } from '@playwright/test';
import { expectOpen, pagesOfTabs, tab, visit } from '../../support/addressedTabs';
import { enlarged } from '../../support/carousel';
import { collections } from '../../support/gallery';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

test.beforeEach(({ page }) => hasConsented(page));

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

for (const { path, one, two, three, inside } of pagesOfTabs)
  test.describe(path, () => {
    test('a click makes an entry that Back and Forward go through, and a reload keeps the tab', async ({
      page,
      problems,
    }) => {
      await visit(page, path);
      await tab(page, two).click();
      await expect(page).toHaveURL(new RegExp(`${path}#${two}$`));
      await tab(page, one).click();
      await tab(page, three).click();
      await expectOpen(page, three);
      const place = await scrollOf(page);
      for (const step of [one, two, one]) {
        await page.goBack();
        await expectOpen(page, step);
      }
      expect(new URL(page.url()).hash).toBe('');
      for (const step of [two, one, three]) {
        await page.goForward();
        await expectOpen(page, step);
      }
      expect(Math.abs((await scrollOf(page)) - place)).toBeLessThan(5);
      await page.reload();
      await expectOpen(page, three);
      expect(problems).toEqual([]);
    });

    test('an address opens a tab and brings it into view; so does one of what is in it', async ({ page }) => {
      await visit(page, `${path}#${three}`);
      await expectOpen(page, three);
      await expect(tab(page, three)).toBeInViewport();
      await visit(page, '/contact/');
      await visit(page, `${path}#${inside}`);
      await expectOpen(page, three);
    });

    test(`without scripts ${path} starts at the panel that the address names`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(`${path}#${three}`);
      await expect(page.locator(`[id="${three}"]`)).toBeInViewport();
      await context.close();
    });
  });

test('a link of another page leads to a tab, and Back to where the link was', async ({ page }) => {
  await visit(page, '/cricket-career/');
  const link = page.getByRole('main').locator('a[href="/programs/#coaching-pathway"]');
  await link.click();
  await expectOpen(page, 'coaching-pathway');
  await expect(tab(page, 'coaching-pathway')).toBeInViewport();
  await page.goBack();
  await expect(link).toBeInViewport();
});

for (const { value } of collections.slice(1, 2))
  test('a picture that was opened in a tab is left to that tab, and Back leads to the tab before', async ({
    page,
  }) => {
    await visit(page, '/gallery/');
    await tab(page, value).click();
    const panel = page.locator(`[role=tabpanel][id$="-content-${value}"]`);
    await panel.locator('fieldset[aria-roledescription]').first().getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`#photo=${value}/1$`));
    // The address changes before the picture is shown, and Escape closes only what is open.
    await expect(page.getByRole('dialog', enlarged)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`#${value}$`));
    await expectOpen(page, value);
    await page.goBack();
    await expect(tab(page, value)).toHaveAttribute('aria-selected', 'false');
  });
