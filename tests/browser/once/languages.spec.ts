import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { builtRoutes } from '../../../scripts/shared/routes';
import { facts, localeOf, locales } from '../../support/content';
import { expectEnlargeable, expectSound } from '../../support/everyPage';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { test } from '../../support/test';
import { viaHeader } from '../../support/ways';

const belowRoot = locales.filter(({ prefix }) => prefix);
const routes = builtRoutes().filter((route) => localeOf(route).prefix);

// The narrow window, where long words have the least room.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  for (const route of routes) {
    test(`${route} is as sound as its page at the root, and stays in its language`, async ({
      page,
      problems,
    }) => {
      await expectSound(page, route, route.replace(/\/$/, ''), problems);
      await expectEnlargeable(page);
      const { code, prefix } = localeOf(route);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const elsewhere = page.locator(`a[href^="/"]:not([hreflang], [href^="${prefix}/"])`);
      expect(await elsewhere.evaluateAll((links) => links.map((link) => link.outerHTML))).toEqual([]);
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

for (const { code, prefix, words } of belowRoot) {
  const city = facts.cities.at(-1)?.id ?? '';

  for (const [address, leadsTo] of [
    [`${prefix}/faq/index.html`, `${prefix}/faq/`],
    [`${prefix}/contact?section=feedback`, `${prefix}/contact/feedback/`],
    [`${prefix}/schedule#${city}`, `${prefix}/schedule#${city}`],
    [`${prefix}/faq/#%E0%A4%A`, `${prefix}/faq/#%25E0%25A4%25A`],
  ] as const)
    test(`${address} works as it does at the root`, async ({ page, problems }) => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(leadsTo);
      await expect(page.locator('h1')).not.toHaveText(words.errors.notFound.title);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      if (address.includes(`#${city}`))
        await expect(page.getByRole('tab', { selected: true }).first()).toHaveText(
          words.cities[city]?.name ?? '',
        );
      expect(problems).toEqual([]);
    });

  test(`a visit that begins at ${prefix}/ stays there`, async ({ page, problems }) => {
    await hasConsented(page);
    await page.goto(`${prefix}/`);
    const addresses = words.navigation.items.map(({ href }) => `${prefix}${href.replace(/\/?$/, '/')}`);
    for (const address of addresses.filter((each) => !each.includes('#'))) {
      await viaHeader(page, address);
      await expect(page).toHaveURL(address);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('h1')).toBeVisible();
    }
    expect(problems).toEqual([]);
  });
}
