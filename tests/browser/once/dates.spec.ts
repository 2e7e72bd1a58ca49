import { expect, type Page } from '@playwright/test';
import { after, before, beginnings, calendar, events, hours, openSessions } from '../../support/calendar';
import { containing, words } from '../../support/content';
import { expectRunning } from '../../support/faults';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

// The same built page, read before, during and after the dates of the calendar, and far away: what the page says about dates must not
// depend on where it is read. Tests on the phone read it in Warsaw.
test.use({ timezoneId: 'America/New_York' });

const { calendar: said, events: eventWords } = words.schedule;
const { status } = words.interface;
const minute = 60_000;
const eventList = (page: Page) => page.locator('#upcoming-events');

test.beforeEach(({ page }) => hasConsented(page));

async function readAt(page: Page, moment: number): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.goto('/schedule/');
  await expectRunning(page);
}

test('before: everything is upcoming, the next sessions are marked', async ({ page, problems }) => {
  await readAt(page, before);
  await expect(eventList(page).locator('li[data-state=upcoming]')).toHaveCount(events.length);
  for (const { city, group, sessions } of calendar) {
    const panel = await openSessions(page, city, group);
    const upcoming = panel.locator('li[data-state=upcoming]');
    await expect(upcoming).toHaveCount(sessions.length);
    const planned = sessions.filter(({ cancelled }) => !cancelled);
    await expect(upcoming.getByText(status.upcoming, { exact: true })).toHaveCount(planned.length);
    await expect(panel.getByText(containing(said.nextTitle))).toHaveCount(Math.min(1, planned.length));
    for (const { id } of planned.slice(0, 1))
      await expect(panel.locator(`[id="session-${id}"]`)).toContainText(said.nextTitle);
    if (sessions.length === 0) await expect(panel).toContainText(said.none);
  }
  expect(problems).toEqual([]);
});

for (const { city, group, sessions } of calendar) {
  for (const { id, day, ends } of sessions.filter(({ cancelled }) => !cancelled).slice(0, 1)) {
    test(`during: ${id} is today from the first minute of its day to its own last one`, async ({ page }) => {
      for (const [moment, state] of [
        [day - minute, 'upcoming'],
        [day + minute, 'today'],
        [ends - minute, 'today'],
        [ends, 'over'],
      ] as const) {
        await readAt(page, moment);
        const panel = await openSessions(page, city, group);
        // What is over is folded while something is to come.
        for (const fold of await panel.locator('details:not([open]) > summary').all()) await fold.click();
        const session = panel.locator(`[id="session-${id}"]`);
        await expect(session).toHaveAttribute('data-state', state);
        await expect(session.getByText(status[state], { exact: true })).toBeVisible();
      }
    });
  }
}

for (const { id, starts, ends } of events.filter(({ cancelled }) => !cancelled).slice(0, 1)) {
  test(`during: ${id} is today on each of its days`, async ({ page }) => {
    for (const [moment, state] of [
      [starts - minute, 'upcoming'],
      [starts, 'today'],
      [ends - minute, 'today'],
      [ends, 'over'],
    ] as const) {
      await readAt(page, moment);
      const event = page.locator(`[id="${id}"]`);
      await expect(event).toHaveAttribute('data-state', state);
      await expect(event.getByText(status[state], { exact: true })).toBeVisible();
    }
  });
}

test('after: the page says so kindly and keeps what was', async ({ page, problems }) => {
  await readAt(page, after);
  await expect(eventList(page).locator('li[data-state=over]')).toHaveCount(events.length);
  for (const { city, group, sessions } of calendar) {
    const panel = await openSessions(page, city, group);
    await expect(panel.locator('li[data-state=over]')).toHaveCount(sessions.length);
    await expect(panel).toContainText(sessions.length > 0 ? said.allOver : said.none);
    await expect(panel.getByRole('link', { name: said.ask.label })).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('what is upcoming comes first, then last season with the newest first; nothing upcoming is said once', async ({
  page,
}) => {
  await page.goto('/schedule/');
  const past = events.filter(({ ends }) => ends <= Date.now()).reverse();
  const coming = events.filter((event) => !past.includes(event));
  const ids = await eventList(page)
    .getByRole('listitem')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...coming, ...past].map(({ id }) => id));
  await expect(eventList(page).getByText(eventWords.past, { exact: true })).toHaveCount(past.length ? 1 : 0);
  await expect(eventList(page).getByText(containing(eventWords.none))).toHaveCount(coming.length ? 0 : 1);
  await expect(eventList(page).getByRole('link', { name: eventWords.ask.label })).toHaveCount(
    coming.length ? 0 : 1,
  );
});

test('every date is a time element with a machine-readable value', async ({ page }) => {
  await page.goto('/schedule/');
  const values = await page
    .locator('main time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(values.sort()).toEqual([...beginnings].sort());
  for (const value of values) expect(value).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z))?$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing claims to be upcoming; dates and times are there', async ({ page }) => {
    await page.goto('/schedule/');
    await expect(page.locator('main [data-state="upcoming"], main [data-state="today"]')).toHaveCount(0);
    // What is over is folded away where something is to come.
    for (const fold of await page.locator('main details:not([open]) > summary').all()) await fold.click();
    for (const text of new Set(hours))
      await expect(page.getByText(text).filter({ visible: true })).not.toHaveCount(0);
  });
});
