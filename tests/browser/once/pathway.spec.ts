import { expect, type Page } from '@playwright/test';
import { fill } from '../../../content/texts/fill';
import { words } from '../../support/content';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

test.beforeEach(({ page }) => hasConsented(page));

const { label, stagesLabel, stages, progress, progressLabel } = words.programs.pathway;
const list = (page: Page) => page.getByRole('tablist', { name: stagesLabel, exact: true });
const tabOf = (page: Page, key: string) => list(page).locator(`[href="#stage=${key}"]`);
const panelOf = (page: Page, key: string) => page.locator(`[role=tabpanel][id="stage=${key}"]`);

async function open(page: Page) {
  await page.goto('/programs/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', { name: label, exact: true }).click();
  await expect(list(page).getByRole('tab')).toHaveCount(stages.length);
}

test('starts with the first of five stages, and any may be chosen', async ({ page, problems }) => {
  await open(page);
  await expect(list(page).getByRole('tab', { selected: true })).toHaveAttribute('href', '#stage=ignite1');
  await expect(page).toHaveURL(/#coaching-pathway$/);
  for (const [n, { key, title, requirements }] of [...stages.entries()].reverse()) {
    const place = fill(progress, { n: n + 1 });
    await tabOf(page, key).click();
    const panel = panelOf(page, key);
    await expect(panel.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveText(requirements);
    await expect(panel.getByText(progressLabel, { exact: true })).toBeVisible();
    await expect(panel.getByText(place, { exact: true })).toBeVisible();
    const bar = panel.getByRole('progressbar');
    for (const [attribute, value] of [
      ['now', n + 1],
      ['min', 0],
      ['max', 5],
      ['text', place],
    ]) {
      await expect(bar).toHaveAttribute(`aria-value${attribute}`, String(value));
    }
    const [whole, part] = await bar.evaluate((track) => [
      track.clientWidth,
      track.firstElementChild?.clientWidth ?? 0,
    ]);
    expect((part ?? 0) / (whole ?? 1)).toBeCloseTo((n + 1) / 5, 1);
  }
  await tabOf(page, 'ignite2').click();
  await expect(page).toHaveURL(/#stage=ignite2$/);
  expect(problems).toEqual([]);
});

test('by keyboard: arrows wrap, Home, End, Tab goes to the panel', async ({ page }) => {
  await open(page);
  const selected = list(page).getByRole('tab', { selected: true });
  await selected.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toHaveAttribute('href', '#stage=ace');
  await expect(selected).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(selected).toHaveAttribute('href', '#stage=ignite1');
  await expect(selected).toBeFocused();
  await page.keyboard.press('End');
  await expect(selected).toHaveAttribute('href', '#stage=ace');
  await expect(selected).toBeFocused();
  await page.keyboard.press('Home');
  await expect(selected).toHaveAttribute('href', '#stage=ignite1');
  await expect(selected).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panelOf(page, 'ignite1')).toBeFocused();
});

test('the address opens a stage, and following its hash another', async ({ page }) => {
  await page.goto('/programs/#stage=boost2');
  await expect(panelOf(page, 'boost2')).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#stage=ace';
  });
  await expect(panelOf(page, 'ace')).toBeVisible();
});

test('choosing makes no entries in the history, only opening the tab does', async ({ page }) => {
  await page.goto('/faq/');
  await open(page);
  await tabOf(page, 'ace').click();
  await tabOf(page, 'boost1').click();
  await page.goBack();
  await expect(page).toHaveURL(/\/programs\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq\/?$/);
});

test('without scripts all stages are readable', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/programs/');
  for (const { key, title, requirements } of stages) {
    const panel = page.locator(`[id="stage=${key}"]`);
    await expect(panel.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveText(requirements);
    await expect(panel.getByRole('listitem').first()).toBeVisible();
  }
  await context.close();
});
