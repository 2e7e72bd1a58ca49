import { expect, type Page } from '@playwright/test';
import { hasConsented } from './support/page';
import { test } from './support/test';

test.beforeEach(({ page }) => hasConsented(page));

const stages = ['IGNITE Stage 1', 'IGNITE Stage 2', 'BOOST Stage 1', 'BOOST Stage 2', 'ACE'];
const list = (page: Page) => page.getByRole('tablist', { name: 'Stages of the coaching pathway' });

async function open(page: Page) {
  await page.goto('/programs/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', { name: 'Coaching Pathway' }).click();
  await expect(list(page).getByRole('tab')).toHaveCount(5);
}

test('starts with the first of five stages, and any may be chosen', async ({ page, problems }) => {
  await open(page);
  await expect(list(page).getByRole('tab', { selected: true })).toHaveText(/IGNITE Stage 1$/);
  expect(new URL(page.url()).hash).toBe('');
  for (const [n, name] of [...stages.entries()].reverse()) {
    await list(page).getByRole('tab', { name }).click();
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel.getByText('Stage Progress')).toBeVisible();
    await expect(panel.getByText(`${n + 1} of 5`)).toBeVisible();
    const bar = panel.getByRole('progressbar');
    for (const [attribute, value] of [
      ['now', n + 1],
      ['min', 0],
      ['max', 5],
      ['text', `${n + 1} of 5`],
    ]) {
      await expect(bar).toHaveAttribute(`aria-value${attribute}`, String(value));
    }
    const [whole, part] = await bar.evaluate((track) => [
      track.clientWidth,
      track.firstElementChild?.clientWidth ?? 0,
    ]);
    expect((part ?? 0) / (whole ?? 1)).toBeCloseTo((n + 1) / 5, 1);
  }
  await list(page).getByRole('tab', { name: 'IGNITE Stage 2' }).click();
  await expect(page.getByText('Practice at least 2 times a week')).toBeVisible();
  await expect(page).toHaveURL(/#stage=ignite2$/);
  expect(problems).toEqual([]);
});

test('by keyboard: arrows wrap, Home, End, Tab goes to the panel', async ({ page }) => {
  await open(page);
  const selected = list(page).getByRole('tab', { selected: true });
  await selected.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toHaveText(/ACE$/);
  await expect(selected).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(selected).toHaveText(/IGNITE Stage 1$/);
  await expect(selected).toBeFocused();
  await page.keyboard.press('End');
  await expect(selected).toHaveText(/ACE$/);
  await expect(selected).toBeFocused();
  await page.keyboard.press('Home');
  await expect(selected).toHaveText(/IGNITE Stage 1$/);
  await expect(selected).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'IGNITE Stage 1' })).toBeFocused();
});

test('the address opens a stage, and following its hash another', async ({ page }) => {
  await page.goto('/programs/#stage=boost2');
  await expect(page.getByRole('tabpanel', { name: 'BOOST Stage 2' })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#stage=ace';
  });
  await expect(page.getByRole('tabpanel', { name: 'ACE' })).toBeVisible();
});

test('choosing makes no entries in the history', async ({ page }) => {
  await page.goto('/faq/');
  await open(page);
  await list(page).getByRole('tab', { name: 'ACE' }).click();
  await list(page).getByRole('tab', { name: 'BOOST Stage 1' }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq\/?$/);
});

test('without scripts all stages are readable', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/programs/');
  for (const name of stages) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Practice at least 2 times a week')).toBeVisible();
  await context.close();
});
