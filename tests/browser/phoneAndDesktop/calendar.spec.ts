import { expect, type Page } from '@playwright/test';
import { before as early, after as late } from '../../support/calendar';
import { containing } from '../../support/content';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { languages, lastTab, readAt, root, tabs } from '../../support/schedule';
import { test } from '../../support/test';

// How families find their next session, and take its date with them.
test.beforeEach(({ page }) => hasConsented(page));

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
