import { expect, test } from '@playwright/test';
import { categories, collections, milestones, players, questionsEach, sessions } from './checklist/counts';

// Counts are minimums: the academy may add to them. Read without running a script.
test.use({ javaScriptEnabled: false });

const panel = (value: string) => `[role=tabpanel][id$=-content-${value}]`;

test('the calendar has its sessions, each in its tab', async ({ page }) => {
  await page.goto('/schedule/');
  for (const { city, group, dates } of sessions) {
    const list = page.locator(panel(city)).locator(panel(group)).getByRole('listitem');
    for (const date of dates) {
      const [month, day, hours] = date.split(' ');
      const text = new RegExp(`^${month}\\s${day}$`);
      const session = list.filter({ has: page.locator('span', { hasText: text }) });
      await expect(session.filter({ hasText: hours }), date).not.toHaveCount(0);
    }
  }
});

test('the gallery has its players and its collections in their sizes', async ({ page }) => {
  await page.goto('/gallery/');
  const cards = page.locator(panel('kids-teams')).getByRole('listitem');
  expect(await cards.count()).toBeGreaterThanOrEqual(players);
  for (const { value, count } of collections) {
    const slides = page.locator(panel(value)).locator('[aria-roledescription=slide]');
    expect(await slides.count()).toBeGreaterThanOrEqual(count);
  }
});

test('each category has its questions', async ({ page }) => {
  await page.goto('/faq/');
  for (const name of categories) {
    const category = page.locator('main section', {
      has: page.getByRole('heading', { level: 2, name, exact: true }),
    });
    expect(await category.last().locator('h3').count(), name).toBeGreaterThanOrEqual(questionsEach);
  }
});

test('the growth timeline has its milestones, from July 2023 to June 2025', async ({ page }) => {
  await page.goto('/');
  const months = await page
    .locator('main time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  const shown = months.filter((month) => /^\d{4}-\d\d$/.test(month));
  expect(shown.length).toBeGreaterThanOrEqual(milestones);
  expect(shown).toContain('2023-07');
  expect(shown).toContain('2025-06');
});
