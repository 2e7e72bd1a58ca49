import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { builtRoutes } from '../scripts/routes';
import { expectNoAxeViolations, hasConsented } from './support/page';
import { test } from './support/test';

test.beforeEach(({ page }) => hasConsented(page));

const password = /Demo password: `([^`]+)`/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';

async function logIn(page: Page) {
  await page.goto('/admin/');
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('You are logged in as admin')).toBeVisible();
}

/** Follows a link as a visitor does, without a reload. */
async function go(page: Page, name: string, url: RegExp) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(url);
}

test('a wrong password is told in an alert, and the field has the focus', async ({ page, problems }) => {
  await page.goto('/admin/');
  const field = page.locator('input[type=password]');
  await field.fill('wrong');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Error');
  await expect(alert).toContainText('Invalid password. Please try again.');
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  expect(problems).toEqual([]);
});

test('Cancel goes back', async ({ page }) => {
  await page.goto('/faq/');
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/faq\/$/);
});

test('Cancel leads home where there is nothing to go back to', async ({ page, context }) => {
  const fresh = await context.newPage();
  await page.close();
  await fresh.goto('/admin/');
  await fresh.getByRole('button', { name: 'Cancel' }).click();
  await expect(fresh).toHaveURL(/\/$/);
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
});

test('saved texts show at once, live through navigation, and are gone after a reload', async ({
  page,
  problems,
}) => {
  await logIn(page);
  await expect(
    page.getByText('Changes you make here will be reflected on the website immediately.'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  const edits = [
    ['Hero Section', 'title', 'A title of today', 'Hero section has been updated'],
    ['About Section', 'visionContent', 'A vision of today.', 'About section has been updated'],
    ['Coaching Section', 'introTitle', 'An introduction of today', 'Coaching section has been updated'],
    ['Team Section', 'title', 'A team of today', 'Team section has been updated'],
  ] as const;
  for (const [tab, field, text, toast] of edits) {
    await page.getByRole('tab', { name: tab }).click();
    const form = page.getByRole('form', { name: tab });
    await form.locator(`[name=${field}]`).fill(text);
    const save = form.getByRole('button', { name: 'Save Changes' });
    await save.click();
    const status = page.getByRole('status').filter({ hasText: 'Changes saved' });
    await expect(status).toContainText(toast);
    await expect(status.locator('[data-state=open]')).toHaveCount(1);
    const [button, card] = [
      await save.boundingBox(),
      await status.locator('[data-state=open]').boundingBox(),
    ];
    if (!button || !card) throw new Error('The button and the toast should be there.');
    expect(
      card.y + card.height <= button.y ||
        card.y >= button.y + button.height ||
        card.x >= button.x + button.width,
    ).toBe(true);
  }
  await go(page, 'Home', /\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A title of today');
  await expect(page.getByText('A vision of today.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A team of today' })).toBeVisible();
  await go(page, 'About', /\/about\/$/);
  await page.getByRole('main').getByRole('link', { name: 'Our Team' }).click();
  await expect(page.getByRole('heading', { name: 'A team of today' })).toBeVisible();
  await go(page, 'Junior Training', /\/coaching\/junior\/$/);
  await page.getByRole('main').getByRole('link', { name: 'All coaching' }).click();
  await expect(page.getByRole('heading', { name: 'An introduction of today' })).toBeVisible();
  await go(page, 'Home', /\/$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Vistula Cricket Academy');
  expect(problems).toEqual([]);
});

test('drafts wait within the visit, and leaving the site asks first', async ({ page }) => {
  await logIn(page);
  const title = page.getByRole('form', { name: 'Hero Section' }).locator('[name=title]');
  await title.fill('Half a thought');
  await go(page, 'FAQ', /\/faq\/$/);
  await page.goBack();
  await expect(title).toHaveValue('Half a thought');
  const asked = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await leaving;
});

test('without drafts leaving asks nothing', async ({ page }) => {
  await logIn(page);
  page.on('dialog', () => {
    throw new Error('Nothing is unsaved.');
  });
  await page.goto('/faq/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('empty and overlong texts are not saved and say why', async ({ page }) => {
  await logIn(page);
  const form = page.getByRole('form', { name: 'Hero Section' });
  const title = form.locator('[name=title]');
  for (const [text, why] of [
    ['', 'This text is needed'],
    ['x'.repeat(81), 'This text is too long'],
  ] as const) {
    await title.fill(text);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(new RegExp(why));
    await expect(page.getByText('Changes saved')).toHaveCount(0);
  }
});

test('logging out says so and asks for the password again', async ({ page }) => {
  await logIn(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  const status = page.getByRole('status').filter({ hasText: 'Logged out' });
  await expect(status).toContainText('Logged out successfully');
  await expect(status).toContainText('You have been logged out of the admin panel');
  await expect(page.locator('input[type=password]')).toHaveValue('');
});

test('where Web Crypto is missing it says why', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }));
  await page.goto('/admin/');
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Web Crypto is missing');
});

test('the password is in no file of the site, and search engines are kept out', async ({ page }) => {
  expect(password.length).toBeGreaterThan(8);
  for (const route of builtRoutes())
    expect(readFileSync(`public${route}index.html`, 'utf8')).not.toContain(password);
  await page.goto('/admin/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
