import type { DateTime } from 'luxon';
import { afterMove } from '../calendar/clashes';
import { localTime } from '../calendar/dates';
import type { Content, Facts, Words } from '../files';
import { localisePath } from '../languages/locales';
import { joinEvent, joinSession } from '../nodes/calendarEntries';
import { joinVenue } from '../nodes/venues';
import { fill } from '../texts/fill';
import { wordsOf } from '../texts/wordsOf';

type Session = Facts['sessions'][number];
type Event = Facts['events'][number];

/** A session or an event for calendar programs, in one language. */
export interface Entry {
  kind: 'sessions' | 'events';
  id: string;
  /** Identifies the entry in calendars. It must never change, whatever else of the entry does. */
  uid: string;
  /** Where a session takes place. */
  city?: string;
  group: string;
  start: DateTime;
  /** For whole days, the day after the last one. */
  end: DateTime;
  allDay: boolean;
  summary: string;
  description: string;
  location: string;
  geo?: { lat: number; lon: number };
  url: string;
  cancelled: boolean;
  revision: number;
  changed: DateTime;
}

interface Context {
  facts: Facts;
  words: Words;
  zone: string;
  locale: string;
  /** The address of an anchor on the schedule's page. */
  link: (anchor: string) => string;
}

/** All sessions and events in one language, in the order in which they begin. */
export function entriesOf({ facts, words: all }: Content, locale: string, base: string): Entry[] {
  const page = localisePath('/schedule/', locale, facts.site.languages);
  const context: Context = {
    facts,
    words: wordsOf(all, locale),
    zone: facts.site.timeZone,
    locale,
    link: (anchor) => `${base}${page}#${anchor}`,
  };
  return [
    ...facts.sessions.map((session) => sessionEntry(session, context)),
    ...facts.events.map((event) => eventEntry(event, context)),
  ].sort((a, b) => a.start.toMillis() - b.start.toMillis() || (a.uid < b.uid ? -1 : 1));
}

function sessionEntry(session: Session, context: Context): Entry {
  const { facts, words, zone } = context;
  const { id, city, group, starts, ends, venue: venueId } = afterMove(session);
  const { venue: name, change } = joinSession(id, session, context);
  const venue = facts.venues.find((one) => one.id === venueId);
  const { ways = [] } = venue ? joinVenue(venue, words) : {};
  const url = context.link(`session-${id}`);
  const labels = { city: wordsOf(words.cities, city).name, group: wordsOf(words.groups, group).label };
  return {
    ...common('sessions', session, context),
    city,
    group,
    start: localTime(starts, zone),
    end: localTime(ends, zone),
    allDay: false,
    summary: titled(fill(words.schedule.feeds.session, labels), session, words),
    description: joined('\n', [
      ...explained(change, ['weekday', 'daysText', 'timesText', 'venue'], words),
      ...ways.map(({ label, text }) => `${label}: ${text}`),
      url,
    ]),
    location: joined(', ', [
      name,
      venue?.streetAddress,
      joined(' ', [venue?.postalCode, venue?.addressLocality]),
    ]),
    ...(venue?.latitude !== undefined &&
      venue.longitude !== undefined && { geo: { lat: venue.latitude, lon: venue.longitude } }),
    url,
  };
}

function eventEntry(event: Event, context: Context): Entry {
  const { words, zone } = context;
  const { starts, ends } = { ...event, ...event.moved };
  const { title, description, location, change } = joinEvent(event.id, event, context);
  const url = context.link(event.id);
  return {
    ...common('events', event, context),
    group: event.group,
    start: localTime(starts, zone),
    end: localTime(ends, zone).plus({ days: 1 }),
    allDay: true,
    summary: titled(title, event, words),
    description: joined('\n', [...explained(change, ['daysText', 'location'], words), description, url]),
    location,
    url,
  };
}

/** Builds remember nothing: an entry that does not say when it was changed is older than any that does. */
const longAgo = '2020-01-01T00:00';

function common(kind: Entry['kind'], entry: Session | Event, { zone }: Context) {
  const { id, cancelled = false, revision = 0, changed = longAgo } = entry;
  // No address or name in it: those may change with the site.
  const uid = `${kind}-${id}@cricket-academy`;
  return { kind, id, uid, cancelled, revision, changed: localTime(changed, zone) };
}

/** Repeats the status in the title, because many programs show nothing else. */
const titled = (title: string, { cancelled }: Session | Event, { interface: { status } }: Words) =>
  cancelled ? `${status.cancelled}: ${title}` : title;

/** Why an entry was changed, and the previous values of the given fields. */
function explained<T extends string>(
  change: { status: 'cancelled' | 'moved'; reason: string; was?: Record<T, string> } | undefined,
  fields: readonly T[],
  { interface: { status } }: Words,
): string[] {
  if (!change) return [];
  const { was, reason } = change;
  const before = was && `${status.previously}: ${fields.map((field) => was[field]).join(', ')}`;
  return [`${status[change.status]}: ${reason}`, ...(before ? [before] : [])];
}

const joined = (separator: string, parts: readonly (string | undefined)[]) =>
  parts.filter(Boolean).join(separator);
