import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Content } from '../files';
import { localisePath } from '../languages/locales';
import { fill } from '../texts/fill';
import { unbind } from '../texts/unbind';
import { wordsOf } from '../texts/wordsOf';
import { type Entry, entriesOf } from './feedEntries';

/** A calendar file of the built site. */
export interface Feed {
  /** Its address below the site's root: `/pl/calendar/all.ics`. */
  path: string;
  text: string;
}

/** How long subscribers may wait before they ask for updates; s. */
const refresh = 12 * 60 * 60;

/**
 * All calendar files of the site. For each language, there are feeds to subscribe to (one per city and group, one for events, one
 * for everything), and a file for each session and event. The same content gives the same bytes.
 *
 * @param base the site's address, with its path prefix and without a slash at the end
 */
export function feedsOf(content: Content, base: string): Feed[] {
  const { site, cities, groups } = content.facts;
  return site.languages.flatMap((locale) => {
    const words = wordsOf(content.words, locale);
    const { feeds } = words.schedule;
    const at = (path: string) => localisePath(`/calendar/${path}.ics`, locale, site.languages);
    const entries = entriesOf(content, locale, base);
    const sessions = entries.filter(({ kind }) => kind === 'sessions');
    const feed = (name: string, title: string, some: readonly Entry[]): Feed => ({
      path: at(name),
      text: calendarText(some, site.timeZone, locale, { name: title, source: base + at(name) }),
    });
    const ofGroups = cities.flatMap((city) =>
      groups.map((group) => {
        const places = {
          city: wordsOf(words.cities, city.id).name,
          group: wordsOf(words.groups, group.id).label,
        };
        const some = sessions.filter((entry) => entry.city === city.id && entry.group === group.id);
        return feed(`${city.id}-${group.id}`, fill(feeds.sessions, places), some);
      }),
    );
    return [
      ...ofGroups,
      feed(
        'events',
        feeds.events,
        entries.filter(({ kind }) => kind === 'events'),
      ),
      feed('all', feeds.all, entries),
      ...entries.map((entry) => ({
        path: at(`${entry.kind}/${entry.id}`),
        text: calendarText([entry], site.timeZone, locale),
      })),
    ];
  });
}

/** A calendar in the format of RFC 5545; with `feed`, one that can be subscribed to. */
function calendarText(
  entries: readonly Entry[],
  timeZone: string,
  locale: string,
  feed?: { name: string; source: string },
): string {
  const zone = zoneOf(timeZone);
  const calendar = ical({
    prodId: { company: 'Cricket Academy', product: 'Schedule', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes the texts of entries, but not the calendar's own.
    ...(feed && { name: escaped(unbind(feed.name)), source: feed.source, ttl: refresh }),
  });
  for (const { uid, start, end, allDay, summary, description, location, geo, url, ...entry } of entries)
    calendar.createEvent({
      id: uid,
      start,
      end,
      allDay,
      // Set the zone on each entry: if it is set on the calendar, the library writes DTSTAMP in that zone, but it must be UTC.
      timezone: allDay || ![start, end].some(isTwice) ? zone.name : null,
      sequence: entry.revision,
      stamp: entry.changed,
      lastModified: entry.changed,
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: unbind(summary),
      description: unbind(description),
      location: { title: unbind(location), ...(geo && { geo }) },
      url,
    });
  // The library writes properties after the zone, where the format allows none, and does not end the last line.
  const [head = '', ...rest] = calendar.toString().split(/(?=\r\n(?:BEGIN:VEVENT|END:VCALENDAR))/);
  return [head, zone.definition, ...rest, '\r\n'].join('');
}

/** A zone's VTIMEZONE, and the name it has there. */
interface Zone {
  name: string | null;
  definition: string;
}

/** By name: all feeds have the same one, and the library reads it anew each time. */
const zones = new Map<string, Zone>();

function zoneOf(timeZone: string): Zone {
  const zone = zones.get(timeZone) ?? readZone(timeZone);
  zones.set(timeZone, zone);
  return zone;
}

/** As zones get renamed, its name may be another. If there is none, times are written in UTC. */
function readZone(timeZone: string): Zone {
  const [text = ''] = tzlib_get_ical_block(timeZone);
  const name = /^TZID:(.+?)\r?$/m.exec(text)?.[1];
  return name
    ? { name, definition: `\r\n${text.trim().replaceAll(/\r?\n/g, '\r\n')}` }
    : { name: null, definition: '' };
}

/** In autumn, clocks show one hour twice, and programs differ in which one a local time means: UTC is unambiguous. */
const isTwice = (time: DateTime) => time.getPossibleOffsets().length > 1;

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
