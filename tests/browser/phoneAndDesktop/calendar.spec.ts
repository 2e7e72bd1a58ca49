import { expect, type Page } from '@playwright/test';
import { groupsOf } from '../../../content/nodes/coaching';
import { joinSchedule } from '../../../content/nodes/schedule';
import { calendar, before as early, after as late } from '../../support/calendar';
import { containing, facts, locales } from '../../support/content';
import { expectRunning } from '../../support/faults';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { test } from '../../support/test';

// How families find their next session, and take its date with them.
const languages = locales.map(({ code, prefix, words }) => ({
  code,
  prefix,
  said: joinSchedule(facts, words),
}));
const [root] = languages;
if (!root) throw new Error('expected a published language');

/** The tabs with a session to come to, before anything began. */
const planned = calendar
  .map((tab) => ({ ...tab, sessions: tab.sessions.filter(({ cancelled }) => !cancelled) }))
  .filter(({ sessions }) => sessions.length > 0);
const lastTab = planned.slice(-1);

test.beforeEach(({ page }) => hasConsented(page));

async function readAt(page: Page, moment: number, address: string): Promise<void> {
  await page.clock.setFixedTime(moment);
  // With nothing but a hash the page would not be loaded again.
  await page.goto('about:blank');
  await page.goto(address);
  await expectRunning(page);
}

const tabs = (page: Page) => page.getByRole('main').getByRole('tab', { selected: true });
const openPanel = (page: Page) => page.getByRole('main').getByRole('tabpanel').getByRole('tabpanel');

for (const { code, prefix, said } of languages)
  for (const { city, group, sessions } of lastTab) {
    const { label = '', allDates = '' } = said.calendar.cities.find(({ value }) => value === city) ?? {};
    const groupLabel = said.calendar.groups.find(({ value }) => value === group)?.label ?? '';
    const next = `[id="session-${sessions[0]?.id}"]`;

    test(`${code}: when ${group} train next in ${city}, from the home page, and into the phone`, async ({
      page,
      request,
    }) => {
      await readAt(page, early, `${prefix}/`);
      await page.locator('#upcoming-events').getByRole('link', { name: allDates, exact: true }).click();
      await expect(tabs(page).first()).toHaveText(label);
      const tab = page.getByRole('main').getByRole('tab', { name: groupLabel, exact: true });
      if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
      await expect(page.locator(next)).toContainText(said.calendar.nextTitle);
      await page
        .locator(next)
        .getByRole('link', { name: containing(said.dates.add) })
        .click();
      const file = page.getByRole('dialog').getByRole('link', { name: said.dates.file, exact: true });
      const answer = await request.get(String(await file.getAttribute('href')));
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect(await answer.text()).toContain(`sessions-${sessions[0]?.id}@`);
      await expectNoAxeViolations(page);
    });

    test(`${code}: subscribing to ${group} in ${city}`, async ({ page, request }) => {
      await readAt(page, early, `${prefix}/schedule/#${city}-${group}`);
      const opener = openPanel(page).getByRole('link', { name: said.dates.subscribe, exact: true });
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(said.dates.subscribeText);
      const device = dialog.getByRole('link', { name: said.dates.device, exact: true });
      const address = String(await device.getAttribute('href'));
      expect(address).toMatch(new RegExp(`^webcal:.*${prefix}/calendar/${city}-${group}\\.ics$`));
      const answer = await request.get(address.replace('webcal:', 'http:'));
      expect(await answer.text()).toContain('BEGIN:VCALENDAR');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }

for (const { city, group, sessions } of lastTab)
  test('a session has a link of its own, which opens its tab, folded or not', async ({ page }) => {
    const [session] = sessions;
    if (!session) return;
    for (const moment of [early, session.ends, late]) {
      await readAt(page, moment, `${root.prefix}/schedule/#session-${session.id}`);
      await expect(page.locator(`[id="session-${session.id}"]`)).toBeInViewport();
      await expect(tabs(page).first()).toHaveAttribute('id', new RegExp(`-trigger-${city}$`));
      await expect(tabs(page).last()).toHaveAttribute('id', new RegExp(`-trigger-${group}$`));
    }
  });

for (const { city, group } of lastTab)
  test('who comes back to the schedule finds the tab that was open; a fresh visit begins anew', async ({
    page,
  }) => {
    const own = new RegExp(`/schedule/?#${city}-${group}$`);
    await page.goto(`${root.prefix}/schedule/#${city}-${group}`);
    await expectRunning(page);
    await page.getByRole('contentinfo').locator('a[href$="/faq/"], a[href$="/faq"]').first().click();
    await expect(page).toHaveURL(/\/faq\/?$/);
    await expect(page.getByRole('main').getByRole('tab')).toHaveCount(0);
    await page
      .getByRole('contentinfo')
      .locator('a[href$="/schedule/"], a[href$="/schedule"]')
      .first()
      .click();
    await expect(page).toHaveURL(own);
    await expect(tabs(page).first()).toHaveAttribute('id', new RegExp(`-trigger-${city}$`));
    await page.goto('about:blank');
    await page.goto(`${root.prefix}/schedule/`);
    await expectRunning(page);
    const [first] = facts.cities;
    await expect(tabs(page).first()).toHaveAttribute('id', new RegExp(`-trigger-${first?.id}$`));
  });

for (const { code, prefix, said } of languages)
  for (const program of Object.keys(facts.coaching.types))
    test(`${code}: when and where, on the page of ${program}`, async ({ page }) => {
      const groups = groupsOf(program, facts.finder);
      await readAt(page, early, `${prefix}/coaching/${program}/`);
      const part = page.locator('section', {
        has: page.getByRole('heading', { name: said.whenAndWhere.title, exact: true }),
      });
      for (const { label, allDates, regular, value } of said.calendar.cities) {
        const city = part
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: label, exact: true }) });
        const dates = planned.filter((tab) => tab.city === value && groups.includes(tab.group));
        await expect(city.getByText(containing(said.calendar.nextTitle))).toHaveCount(
          Math.min(1, dates.length),
        );
        await expect(city.getByText(containing(regular))).toHaveCount(groups.length > 0 ? 1 : 0);
        await expect(city.getByRole('link', { name: allDates, exact: true })).toHaveCount(
          groups.length > 0 ? 1 : 0,
        );
      }
      if (groups.length === 0) await expect(part).toContainText(said.whenAndWhere.request);
    });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('subscribing leads to the calendar itself', async ({ page, request }) => {
    await page.goto(`${root.prefix}/schedule/`);
    const link = page.getByRole('link', { name: root.said.dates.subscribe, exact: true }).first();
    const answer = await request.get(String(await link.getAttribute('href')));
    expect(await answer.text()).toContain('BEGIN:VCALENDAR');
  });
});
