import type { Page } from '@playwright/test';
import { joinSchedule } from '../../content/nodes/schedule';
import { calendar } from './calendar';
import { facts, locales } from './content';
import { expectRunning } from './faults';

/** What the schedule says, in each published language. */
export const languages = locales.map(({ code, prefix, words }) => ({
  code,
  prefix,
  said: joinSchedule(facts, words, code),
}));
const [first] = languages;
if (!first) throw new Error('expected a published language');

/** The language at the root of the site. */
export const root = first;

/** The tabs with a session to come to, before anything began. */
export const planned = calendar
  .map((tab) => ({ ...tab, sessions: tab.sessions.filter(({ cancelled }) => !cancelled) }))
  .filter(({ sessions }) => sessions.length > 0);

/** The last of them, in a list for tests that a schedule without sessions does not have. */
export const lastTab = planned.slice(-1);

/** Reads a page at a moment, ms, with a new document. */
export async function readAt(page: Page, moment: number, address: string): Promise<void> {
  await page.clock.setFixedTime(moment);
  // With nothing but a hash the page would not be loaded again.
  await page.goto('about:blank');
  await page.goto(address);
  await expectRunning(page);
}

/** The chosen tabs of the schedule: the city's and the group's. */
export const tabs = (page: Page) => page.getByRole('main').getByRole('tab', { selected: true });
