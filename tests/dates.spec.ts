import { expect, type Page } from '@playwright/test';
import { test } from './support/test';

// The sample sessions of September 2025, read before, during and after them; the page is the same file.
const sessions = (page: Page) =>
  page.getByRole('tabpanel', { name: 'Krakow' }).getByRole('tabpanel', { name: 'Junior Sessions' });
const chipsOf = (page: Page) => sessions(page).getByRole('listitem').locator('[data-state]').allInnerTexts();

async function readAt(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto('/schedule/');
}

test('before: everything is upcoming, the next session is marked', async ({ page, problems }) => {
  await readAt(page, '2025-08-30T12:00:00+02:00');
  await expect.poll(() => chipsOf(page)).toEqual(['Upcoming', 'Upcoming']);
  await expect(sessions(page).getByRole('listitem').first()).toContainText('Next session');
  await expect(page.locator('#upcoming-events').getByText('Upcoming', { exact: true })).toHaveCount(3);
  expect(problems).toEqual([]);
});

test('during: today is said from the first minute of the day in Warsaw to the last of the session', async ({
  page,
}) => {
  await readAt(page, '2025-09-13T00:01:00+02:00');
  await expect.poll(() => chipsOf(page)).toEqual(['Today', 'Upcoming']);
  await page.clock.setFixedTime(new Date('2025-09-13T20:59:00+02:00'));
  await page.reload();
  await expect.poll(() => chipsOf(page)).toEqual(['Today', 'Upcoming']);
  await page.clock.setFixedTime(new Date('2025-09-13T21:00:00+02:00'));
  await page.reload();
  await expect.poll(() => chipsOf(page)).toEqual(['Over', 'Upcoming']);
});

test('during: a weekend away is today on both of its days', async ({ page }) => {
  const prague = page.locator('#prague-juniors-tri-series');
  for (const [moment, status] of [
    ['2025-09-05T23:59:00+02:00', 'Upcoming'],
    ['2025-09-06T00:00:00+02:00', 'Today'],
    ['2025-09-07T23:59:00+02:00', 'Today'],
    ['2025-09-08T00:00:00+02:00', 'Over'],
  ] as const) {
    await readAt(page, moment);
    await expect(prague.getByText(status, { exact: true })).toBeVisible();
  }
});

test('after: the page says so kindly and keeps what was', async ({ page, problems }) => {
  await readAt(page, '2025-10-01T12:00:00+02:00');
  await expect.poll(() => chipsOf(page)).toEqual(['Over', 'Over']);
  await expect(sessions(page)).toContainText('The sessions listed here are over');
  await expect(sessions(page).getByRole('link', { name: 'Ask for the new dates' })).toBeVisible();
  await expect(page.locator('#upcoming-events')).toContainText('The events listed here are over');
  await expect(page.locator('#upcoming-events').getByRole('heading', { level: 3 })).toHaveCount(3);
  expect(problems).toEqual([]);
});

test('every date is a time element with a machine-readable value', async ({ page }) => {
  await page.goto('/schedule/');
  const values = await page
    .locator('main time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(values.length).toBeGreaterThanOrEqual(13);
  for (const value of values) expect(value).toMatch(/^2025-09-\d\d(T\d\d:\d\d:\d\d\+02:00)?$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing claims to be upcoming; dates and times are there', async ({ page }) => {
    await page.goto('/schedule/');
    await expect(page.locator('main [data-state="upcoming"], main [data-state="today"]')).toHaveCount(0);
    for (const text of ['18:00-21:00', '16:00-19:00', '19:00-22:00', '10:00-11:30', '12:00-15:00']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
  });
});
