import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { builtRoutes } from '../scripts/routes';
import { localeOf, locales } from './support/content';
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
      if ((await navigation.count()) === 0) {
        const { open } = localeOf(route).words.interface.menu;
        await page.getByRole('button', { name: open, exact: true }).click();
      }
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

for (const { code, prefix, words } of locales) {
  const { title, home } = words.errors.notFound;
  const missing = `${prefix}/no/such/page`;

  /** The 404 page is there, has not gone anywhere, and knows the way home. */
  async function expectNotFound(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page).toHaveURL(missing);
    const link = page.getByRole('main').getByRole('link', { name: home.label });
    await expect(link).toHaveAttribute('href', `${prefix}${home.href}`);
  }

  test(`${missing} gets the 404 page of its language`, async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes(missing));
    const response = await page.goto(missing);
    expect(response?.status()).toBe(404);
    await expectNotFound(page);
    await logged;
    await expectNotFound(page);
    await expectNoAxeViolations(page);
  });

  test(`${missing} gets it where a host has one 404 page for all languages`, async ({ page, problems }) => {
    const body = readFileSync('public/404.html', 'utf8');
    await page.route(`**${missing}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    const logged = page.waitForEvent('console', (message) => message.text().includes(missing));
    await page.goto(missing);
    await logged;
    await expectNotFound(page);
    expect(problems.filter((problem) => !problem.includes(missing))).toEqual([]);
  });
}
