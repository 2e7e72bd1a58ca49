import { expect } from '@playwright/test';
import { component, readByIcalJs } from '../../fixtures/calendarReaders';
import { facts, locales } from '../../support/content';
import { test } from '../../support/test';

// The calendar files of the built site, as a host sends them.
for (const { code, prefix } of locales)
  test(`calendars in ${code} are there, are sent as calendars and have all dates`, async ({ request }) => {
    const names = facts.cities.flatMap(({ id }) => facts.groups.map((group) => `${id}-${group.id}`));
    const entries = [...facts.sessions, ...facts.events];
    const own = [
      ...facts.sessions.map(({ id }) => `sessions/${id}`),
      ...facts.events.map(({ id }) => `events/${id}`),
    ];
    for (const name of [...names, 'events', 'all', ...own]) {
      const answer = await request.get(`${prefix}/calendar/${name}.ics`);
      expect(answer.status(), name).toBe(200);
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      const text = await answer.text();
      expect(component(text).getAllSubcomponents('vtimezone')).toHaveLength(1);
      if (name === 'all') expect(readByIcalJs(text)).toHaveLength(entries.length);
    }
  });
