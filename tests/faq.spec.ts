import { expect } from '@playwright/test';
import { hasConsented } from './support/page';
import { test } from './support/test';

test.beforeEach(async ({ page }) => {
  await hasConsented(page);
  await page.goto('/faq/');
  await page.waitForLoadState('networkidle');
});

test('sixteen questions in four categories; one answer is open at a time, and can be closed', async ({
  page,
}) => {
  const questions = page.getByRole('main').locator('h3 > button[aria-controls]');
  const open = page.getByRole('main').getByRole('button', { expanded: true });
  await expect(questions).toHaveCount(16);
  await expect(open).toHaveCount(0);
  const first = questions.nth(0);
  const last = questions.nth(15);
  await first.click();
  await expect(open).toHaveText((await first.textContent()) ?? '');
  await last.click();
  await expect(open).toHaveCount(1);
  await expect(open).toHaveText((await last.textContent()) ?? '');
  await last.click();
  await expect(open).toHaveCount(0);
});

test('by keyboard: Enter opens, Space closes', async ({ page }) => {
  const question = page.getByRole('button', { name: 'Who can join?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Juniors from age 5, women and men.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('the categories lead to their questions, by anchors of their names', async ({ page }) => {
  const categories = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(categories).toHaveCount(4);
  for (const link of await categories.all()) {
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${name.toLowerCase().replaceAll(' ', '-')}`);
  }
});

test('the resources have three buttons and no visible action', async ({ page, problems }) => {
  const before = await page.getByRole('main').textContent();
  for (const name of ['Download Guide', 'View Handbook', 'Download Pack']) {
    await page.getByRole('button', { name }).click();
  }
  expect(await page.getByRole('main').textContent()).toBe(before);
  await expect(page).toHaveURL(/\/faq\/$/);
  expect(problems).toEqual([]);
});
