import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, hasConsented, turnWheel } from './support/page';
import { test } from './support/test';

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Main menu' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });

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

test('opens with the Coaching group expanded, which toggles, and lists all six', async ({
  page,
  problems,
}) => {
  await open(page);
  const menu = menuOf(page);
  await expect(menu.getByText('Vistula Cricket Academy')).toBeVisible();
  for (const name of [
    'Junior Training',
    'Adult Training',
    "Women's Training",
    'Corporate Programs',
    'Summer Camps',
    'International Tours',
  ]) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: 'Summer Camps' })).toBeHidden();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await opener(page).click();
  await expect(menu.getByRole('link', { name: 'Summer Camps' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('is modal: focus comes in, cycles and returns, the page is inert and does not scroll', async ({
  page,
}) => {
  await open(page);
  const menu = menuOf(page);
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert');
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    const inside = await menu.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(inside).toBe(true);
  }
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
  await menu.getByRole('link', { name: 'Events & Schedule' }).click();
  await expect(page).toHaveURL(/\/schedule\/?$/);
  await expect(menu).toBeHidden();
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
  await expect(menuOf(page).getByRole('link', { name: 'Contact' })).toBeVisible();
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
  await menuOf(page).getByRole('link', { name: 'Events & Schedule' }).click();
  await expect(page).toHaveURL(/\/schedule\/?$/);
  await context.close();
});
