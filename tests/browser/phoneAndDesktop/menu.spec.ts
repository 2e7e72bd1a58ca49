import { expect, type Page } from '@playwright/test';
import { facts, words } from '../../support/content';
import { expectNoAxeViolations, hasConsented, turnWheel } from '../../support/page';
import { test } from '../../support/test';
import { at, fromHeader, linkTo } from '../../support/ways';

const { label, open: opening, close } = words.interface.menu;
const groups = words.navigation.items.flatMap(({ items }) => (items ? [items] : []));
const next = fromHeader('/faq/');

const menuOf = (page: Page) => page.getByRole('dialog', { name: label, exact: true });
const opener = (page: Page) => page.getByRole('button', { name: opening, exact: true });

test.use({ viewport: { width: 360, height: 740 } });

/** The visitor has answered the consent dialog. */
test.beforeEach(({ page }) => hasConsented(page));

async function open(page: Page, path = '/faq/') {
  await page.goto(path);
  await expect(menuOf(page)).toHaveCount(0);
  await expect(page.locator('#mobile-menu')).toHaveAttribute('data-state', 'closed');
  await opener(page).click();
  await expect(page.locator('#mobile-menu')).toHaveAttribute('data-state', 'open');
}

test('opens with its groups expanded, which toggle, and lists all of their pages', async ({
  page,
  problems,
}) => {
  await open(page);
  const menu = menuOf(page);
  await expect(menu.getByText(facts.site.name, { exact: true })).toBeVisible();
  const entries = (n: number) => menu.locator('details').nth(n).getByRole('link');
  for (const [n, items] of groups.entries()) {
    await expect(entries(n)).toHaveCount(items.length + 1);
    for (const item of items) await expect(entries(n).filter({ hasText: item.label }).first()).toBeVisible();
  }
  await expectNoAxeViolations(page);
  for (const [n, items] of groups.entries()) {
    await menu.locator('summary').nth(n).click();
    await expect(entries(n)).toHaveCount(0);
    await menu.getByRole('button', { name: close, exact: true }).click();
    await opener(page).click();
    await expect(entries(n)).toHaveCount(items.length + 1);
  }
  expect(problems).toEqual([]);
});

test('is modal: focus comes in, cycles and returns, the page is inert and does not scroll', async ({
  page,
}) => {
  await open(page);
  const menu = menuOf(page);
  await expect(menu.getByRole('button', { name: close, exact: true })).toBeFocused();
  await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert');
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  await menu.getByRole('button', { name: close, exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(menu.locator(':focus'), 'the last stop').toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: close, exact: true })).toBeFocused();
  await turnWheel(page, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
});

test('closes on navigation, on Back and when the window grows', async ({ page }) => {
  await open(page);
  const menu = menuOf(page);
  await linkTo(menu, next.route).click();
  await expect(page).toHaveURL(at(next.route));
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await opener(page).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await opener(page).click();
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
});

test('opens on the first tap, before any script has come', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.goto('/faq/', { waitUntil: 'commit' });
  await opener(page).click();
  await expect(linkTo(menuOf(page), next.route)).toBeVisible();
});

test('without scripts the navigation is reachable', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/faq/');
  await opener(page).click();
  await linkTo(menuOf(page), next.route).click();
  await expect(page).toHaveURL(at(next.route));
  await context.close();
});
