import { expect } from '@playwright/test';
import { words } from '../../support/content';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

test.beforeEach(async ({ page }) => {
  await hasConsented(page);
  await page.goto('/faq/');
  await page.waitForLoadState('networkidle');
});

const { categories } = words.faq;
const total = categories.reduce((sum, { entries }) => sum + entries.length, 0);

test('all questions are there; one answer is open at a time, and can be closed', async ({ page }) => {
  const questions = page.getByRole('main').locator('h3 > button[aria-controls]');
  const open = page.getByRole('main').getByRole('button', { expanded: true });
  await expect(questions).toHaveText(
    categories.flatMap(({ entries }) => entries.map(({ question }) => question)),
  );
  await expect(open).toHaveCount(0);
  for (const n of new Set([0, total - 1])) {
    await questions.nth(n).click();
    await expect(open).toHaveCount(1);
    await expect(open).toHaveText((await questions.nth(n).textContent()) ?? '');
  }
  await open.click();
  await expect(open).toHaveCount(0);
});

test('by keyboard: Enter opens, Space closes', async ({ page }) => {
  const [entry] = categories.flatMap(({ entries }) => entries);
  const question = page.getByRole('main').locator('h3 > button[aria-controls]').first();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(entry?.answer ?? '', { exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('the categories lead to their questions, by anchors of their names', async ({ page }) => {
  const links = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(categories.map(({ name }) => name));
  for (const [n, { name }] of categories.entries()) {
    await links.nth(n).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(
      `#${name.toLowerCase().replaceAll(/\s/g, '-')}`,
    );
  }
});
