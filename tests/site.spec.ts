import { expect } from '@playwright/test';
import { builtRoutes } from '../scripts/routes';
import { words } from './support/content';
import { brokenLinks, linksOf } from './support/links';
import { expectNoAxeViolations, readThrough } from './support/page';
import { test } from './support/test';

// What holds for every page, whatever it says. The wide window asks for the address without its final slash.
for (const route of builtRoutes()) {
  test(`${route} has one heading, a title and links that lead somewhere, does nothing wrong and is accessible`, async ({
    page,
    problems,
    isMobile,
  }) => {
    const response = await page.goto(isMobile ? route : route.replace(/(?<=.)\/$/, ''));
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await readThrough(page);
    const shown = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(brokenLinks([...linksOf(route), ...shown], route)).toEqual([]);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${route}?$`));
    expect(problems).toEqual([]);
    await expectNoAxeViolations(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of builtRoutes()) {
    test(`${route} can be read and left`, async ({ page }) => {
      await page.goto(route);
      const navigation = page.locator('nav:not(footer nav) a[href]').filter({ visible: true });
      if ((await navigation.count()) === 0)
        await page.getByRole('button', { name: words.interface.menu.open, exact: true }).click();
      await expect(navigation.first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/\S/);
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();

      const hidden = await page.evaluate(() => {
        const panels = document.querySelectorAll('[role=tabpanel]');
        const headings = document.querySelectorAll('main :is(h1, h2, h3)');
        const answers = [...document.querySelectorAll(':is(h2, h3, h4, h5) > button[aria-controls]')].map(
          (button) => document.getElementById(button.getAttribute('aria-controls') ?? ''),
        );
        const seen = (element: Element | null) =>
          element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return [...panels, ...headings, ...answers]
          .filter((element) => !seen(element))
          .map((element) => element?.id || element?.textContent || 'missing');
      });
      expect(hidden).toEqual([]);
    });
  }
});

test('an address without a page gets the 404 page', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.errors.notFound.title);
  const home = page.getByRole('main').getByRole('link', { name: words.errors.notFound.home.label });
  await expect(home).toHaveAttribute('href', words.errors.notFound.home.href);
  await logged;
  await expectNoAxeViolations(page);
});
