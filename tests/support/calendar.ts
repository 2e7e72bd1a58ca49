import type { Locator, Page } from '@playwright/test';
import { afterMove } from '../../content/calendar/clashes';
import { endOfDay, instant, timesOf } from '../../content/calendar/dates';
import { facts, rootLanguage, words } from './content';

const zone = facts.site.timeZone;

/** An event or a session; moments in ms. */
interface Dated {
  id: string;
  /** When its first day begins. */
  day: number;
  starts: number;
  ends: number;
  cancelled: boolean;
}

/** The events in the order in which they begin. */
export const events: Dated[] = inOrder(
  facts.events.map((event) => {
    const { ends } = { ...event, ...event.moved };
    return dated(event, endOfDay(ends, zone));
  }),
);

/** The tabs of the calendar, each with its sessions in the order in which they begin. */
export const calendar = facts.cities.flatMap(({ id: city }) =>
  facts.groups.map(({ id: group }) => ({
    city,
    group,
    sessions: inOrder(
      facts.sessions
        .filter((session) => session.city === city && session.group === group)
        .map((session) => dated(session, instant(afterMove(session).ends, zone))),
    ),
  })),
);

/** The hours of all sessions, as they are written. */
export const hours = facts.sessions.map(
  (session) => timesOf(afterMove(session), zone, rootLanguage, words.schedule.calendar.hours).timesText,
);

/** All moments at which something begins, or was to begin before it moved to another time and takes place, as written in `datetime`. */
export const beginnings = [
  ...facts.events.flatMap(timesToRead),
  ...facts.sessions.flatMap(timesToRead).map((time) => instant(time, zone)),
];

function timesToRead({ starts, ends, moved, cancelled }: Omit<Entry, 'id'>): string[] {
  const { starts: from = starts, ends: to = ends } = moved ?? {};
  return cancelled || (from === starts && to === ends) ? [from] : [from, starts];
}

const all = [...events, ...calendar.flatMap(({ sessions }) => sessions)];
const twoDays = 2 * 24 * 60 * 60 * 1000;

/** Before anything begins, and after everything is over. */
export const before = Math.min(Date.now(), ...all.map(({ starts }) => starts)) - twoDays;
export const after = Math.max(Date.now(), ...all.map(({ ends }) => ends)) + twoDays;

/** Opens the tabs of a city and a group. @returns the panel with their sessions */
export async function openSessions(page: Page, city: string, group: string): Promise<Locator> {
  const panel = await openTab(page.getByRole('main'), city);
  return openTab(panel, group);
}

async function openTab(part: Locator, value: string): Promise<Locator> {
  const tab = part.locator(`[role=tab][id$="-trigger-${value}"]`);
  await tab.click();
  return part.page().locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
}

type Entry = Pick<(typeof facts.sessions)[number], 'id' | 'starts' | 'ends' | 'moved' | 'cancelled'>;

function dated(entry: Entry, ends: string): Dated {
  const { id, starts, cancelled = false } = { ...entry, ...entry.moved };
  return {
    cancelled,
    id,
    day: Date.parse(instant(starts.slice(0, 10), zone)),
    starts: Date.parse(instant(starts, zone)),
    ends: Date.parse(ends),
  };
}

function inOrder(some: Dated[]): Dated[] {
  return some.sort((a, b) => a.starts - b.starts);
}
