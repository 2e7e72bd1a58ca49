import { expect } from '@playwright/test';
import { editableWords } from '../../../content/schemas/home';
import { bringPassword, logIn, password } from '../../support/admin';
import { containing, languages, rootLanguage, words } from '../../support/content';
import { follow, other, there } from '../../support/languages';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { test } from '../../support/test';
import { step } from '../../support/ways';

const { login, panel, sections, problems: mistakes, toasts } = words.admin;

test.beforeEach(async ({ page }) => {
  await hasConsented(page);
  await bringPassword(page);
});

test('a wrong password is told in an alert, and the field has the focus', async ({ page, problems }) => {
  await page.goto('/admin/');
  const field = page.locator('input[type=password]');
  await field.fill('wrong');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(login.refused.title);
  await expect(alert).toContainText(login.refused.text);
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  expect(problems).toEqual([]);
});

test('Cancel goes back', async ({ page }) => {
  await page.goto('/faq/');
  await page.goto('/admin/');
  await page.getByRole('button', { name: login.cancel, exact: true }).click();
  await expect(page).toHaveURL(/\/faq\/$/);
});

test('Cancel leads home where there is nothing to go back to', async ({ page, context }) => {
  const fresh = await context.newPage();
  await page.close();
  await fresh.goto('/admin/');
  await fresh.getByRole('button', { name: login.cancel, exact: true }).click();
  await expect(fresh).toHaveURL(/\/$/);
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(words.editable.hero.title);
});

test('saved texts show at once, live through navigation, and are gone after a reload', async ({
  page,
  problems,
}) => {
  await logIn(page);
  await expect(page.getByText(panel.immediate)).toBeVisible();
  await expectNoAxeViolations(page);
  const edits = [
    [sections.hero, 'title', 'A title of today'],
    [sections.about, 'visionContent', 'A vision of today.'],
    [sections.coaching, 'introTitle', 'An introduction of today'],
    [sections.team, 'title', 'A team of today'],
  ] as const;
  for (const [{ label, saved }, field, text] of edits) {
    await page.getByRole('tab', { name: label, exact: true }).click();
    const form = page.getByRole('form', { name: label, exact: true });
    await form.locator(`[name=${field}]`).fill(text);
    const save = form.getByRole('button', { name: panel.save, exact: true });
    await save.click();
    const status = page.getByRole('status').filter({ hasText: toasts.saved });
    await expect(status).toContainText(saved);
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
  await step(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A title of today');
  await expect(page.getByText('A vision of today.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A team of today' })).toBeVisible();
  await step(page, '/about/team/');
  await expect(page).toHaveURL(/\/about\/team\/$/);
  await expect(page.getByRole('heading', { name: 'A team of today' })).toBeVisible();
  await step(page, '/coaching/');
  await expect(page.getByRole('heading', { name: 'An introduction of today' })).toBeVisible();
  await step(page, '/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.editable.hero.title);
  expect(problems).toEqual([]);
});

test('a word longer than a phone is wide is broken, not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page);
  const edits = [
    [sections.about, 'visionTitle', '/'],
    [sections.team, 'title', '/'],
    [sections.coaching, 'introTitle', '/coaching/'],
  ] as const;
  const word = 'overwhelmingly'.repeat(4);
  for (const [{ label }, field] of edits) {
    await page.getByRole('tab', { name: label, exact: true }).click();
    const form = page.getByRole('form', { name: label, exact: true });
    await form.locator(`[name=${field}]`).fill(`${word} ${field}`);
    await form.getByRole('button', { name: panel.save, exact: true }).click();
  }
  for (const [, field, route] of edits) {
    await step(page, route);
    const box = await page.getByRole('heading', { name: `${word} ${field}` }).boundingBox();
    expect(box && box.x + box.width, field).toBeLessThanOrEqual(360);
  }
});

test('drafts wait within the visit, and leaving the site asks first', async ({ page }) => {
  await logIn(page);
  const title = page.getByRole('form', { name: sections.hero.label, exact: true }).locator('[name=title]');
  await title.fill('Half a thought');
  await step(page, '/faq/');
  await expect(page).toHaveURL(/\/faq\/$/);
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
  const form = page.getByRole('form', { name: sections.hero.label, exact: true });
  const limit = editableWords.shape.hero.shape.title.maxLength ?? 0;
  const title = form.locator('[name=title]');
  for (const [text, why] of [
    ['', mistakes.empty],
    ['x'.repeat(limit + 1), mistakes.long],
  ] as const) {
    await title.fill(text);
    await form.getByRole('button', { name: panel.save, exact: true }).click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(containing(why));
    await expect(page.getByText(toasts.saved)).toHaveCount(0);
  }
});

test('logging out says so and asks for the password again', async ({ page }) => {
  await logIn(page);
  await page.getByRole('button', { name: panel.logout, exact: true }).click();
  const status = page.getByRole('status').filter({ hasText: toasts.loggedOut.title });
  await expect(status).toContainText(toasts.loggedOut.text);
  await expect(page.locator('input[type=password]')).toHaveValue('');
});

// A site in one language has one login.
if (languages.length > 1)
  test('whoever logs out in one language is logged out in the others', async ({ page }) => {
    await logIn(page);
    await follow(page, other);
    await page.locator('input[type=password]').fill(password);
    await page.getByRole('button', { name: there.admin.login.submit, exact: true }).click();
    await page.getByRole('button', { name: there.admin.panel.logout, exact: true }).click();
    await follow(page, rootLanguage);
    await expect(page.getByRole('button', { name: login.submit, exact: true })).toBeVisible();
  });

test('over plain http it says why nobody can log in', async ({ page, baseURL }) => {
  const site = 'http://academy.example';
  await page.route(`${site}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) });
  });
  await page.goto(`${site}/admin/`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(login.unsupported.text);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('search engines are kept out', async ({ page }) => {
  await page.goto('/admin/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
