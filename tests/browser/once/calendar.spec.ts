import { expect } from '@playwright/test';
import { groupsOf } from '../../../content/nodes/coaching';
import { before as early } from '../../support/calendar';
import { containing, facts } from '../../support/content';
import { expectRunning } from '../../support/faults';
import { hasConsented } from '../../support/page';
import { languages, lastTab, planned, readAt, root, tabs } from '../../support/schedule';
import { test } from '../../support/test';

// What depends on the window: tests/browser/phoneAndDesktop/calendar.spec.ts.
test.beforeEach(({ page }) => hasConsented(page));

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
