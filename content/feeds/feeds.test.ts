import fc from 'fast-check';
import { content } from '../../tests/fixtures/calendarContent';
import { component, readByIcalJs, readByNodeIcal } from '../../tests/fixtures/calendarReaders';
import { facts, words } from '../../tests/fixtures/content';
import { endOfDay, instant, isShown } from '../calendar/dates';
import type { Content } from '../files';
import { feedsOf } from './feeds';

const base = 'https://a.example/academy';
const zone = facts.site.timeZone;
const readers = { 'ical.js': readByIcalJs, 'node-ical': readByNodeIcal };

/** The text of a calendar file. */
function feed(path: string, all = content()): string {
  const found = feedsOf(all, base).find((one) => one.path === path);
  if (!found) throw new Error(`No ${path}`);
  return found.text;
}

const [session] = facts.sessions;
const [event] = facts.events;
if (!session || !event) throw new Error('The sample needs sessions and events.');
const hours = { starts: '2025-09-20T19:00', ends: '2025-09-20T21:00' };

describe('the files', () => {
  it('are one for each city and group, for events, for all, and for each entry', () => {
    const groups = facts.cities.flatMap(({ id }) => facts.groups.map((group) => `${id}-${group.id}`));
    const entries = (['sessions', 'events'] as const).flatMap((kind) =>
      facts[kind].map(({ id }) => `${kind}/${id}`),
    );
    expect(
      feedsOf(content(), base)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...groups, 'events', 'all', ...entries].map((name) => `/calendar/${name}.ics`).sort());
  });

  it('are there in every published language, with addresses of that language', () => {
    const both = {
      ...content({ site: { ...facts.site, languages: ['en', 'pl'] } }),
      words: { en: words, pl: words },
    };
    expect(feed('/pl/calendar/events.ics', both)).toContain(`${base}/pl/schedule/#`);
    expect(feed('/calendar/events.ics', both)).not.toContain('/pl/');
  });

  it('hold what belongs to them', () => {
    const uids = (path: string) => readByIcalJs(feed(path)).map(({ uid }) => uid);
    const own = facts.sessions.filter(({ city, group }) => city === 'warsaw' && group === 'seniors');
    expect(uids('/calendar/warsaw-seniors.ics')).toHaveLength(own.length);
    expect(uids('/calendar/events.ics')).toHaveLength(facts.events.length);
    expect(uids('/calendar/all.ics')).toHaveLength(facts.events.length + facts.sessions.length);
    expect(uids(`/calendar/sessions/${session.id}.ics`)).toEqual([expect.stringContaining(`${session.id}@`)]);
  });

  it('say who they are and how often to ask, and have the zone before the first entry', () => {
    const text = feed('/calendar/krakow-juniors.ics');
    expect(component(text).getFirstPropertyValue('name')).toBe('Vistula: Junior Sessions (Krakow)');
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT12H\r\n');
    expect(text).toMatch(
      /BEGIN:VTIMEZONE\r\nTZID:Europe\/Warsaw\r\n[\s\S]*END:VTIMEZONE\r\nBEGIN:VEVENT\r\n/,
    );
    expect(feed('/calendar/krakow-juniors.ics', content({ sessions: [] }))).toMatch(
      /END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/,
    );
  });

  it('know a zone by its new name, and do without one that has no definition', () => {
    const inZone = (timeZone: string) =>
      feed('/calendar/all.ics', content({ site: { ...facts.site, timeZone } }));
    expect(inZone('Asia/Calcutta')).toContain('DTSTART;TZID=Asia/Kolkata:20250913T180000');
    expect(inZone('Etc/GMT+5')).toMatch(/DTSTART(?:;TZID=Etc\/GMT\+5:20250913T180000|:20250913T230000Z)/);
  });
});

describe('an entry', () => {
  const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
  const path = `/calendar/sessions/${session.id}.ics`;
  const alone = (other: Partial<typeof session>, said: Partial<typeof words> = {}) =>
    lines(feed(path, content({ sessions: [{ ...session, ...other }] }, said)));
  const because = (reason: string) => ({ changes: { sessions: { [session.id]: { reason } }, events: {} } });

  it('has its local time, its place and its page', () => {
    expect(alone({})).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=Europe/Warsaw:20250913T180000',
        'DTEND;TZID=Europe/Warsaw:20250913T210000',
        'SUMMARY:Cricket: Junior Sessions\\, Krakow',
        'LOCATION:Krakow Center\\, club ground\\, 30-000 Kraków',
        `URL;VALUE=URI:${base}/schedule/#session-${session.id}`,
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('is a version: the first one, older than any other, unless it says so', () => {
    const first = ['SEQUENCE:0', 'DTSTAMP:20191231T230000Z', 'LAST-MODIFIED:20191231T230000Z'];
    expect(alone({})).toEqual(expect.arrayContaining(first));
    const later = ['SEQUENCE:2', 'DTSTAMP:20250910T070000Z', 'LAST-MODIFIED:20250910T070000Z'];
    expect(alone({ revision: 2, changed: '2025-09-10T09:00' })).toEqual(expect.arrayContaining(later));
  });

  it.each([
    ['20250913T180000', {}],
    ['20250920T190000', { moved: hours }],
  ])('stays where it is cancelled, at %s, and says why', (starts, before) => {
    expect(alone({ ...before, cancelled: true }, because('Rain; a lot.'))).toEqual(
      expect.arrayContaining([
        'STATUS:CANCELLED',
        `DTSTART;TZID=Europe/Warsaw:${starts}`,
        'SUMMARY:Cancelled: Cricket: Junior Sessions\\, Krakow',
        expect.stringMatching(/^DESCRIPTION:Cancelled: Rain\\; a lot\.\\nhttps:/),
      ]),
    );
  });

  it('is where it has moved to, and says what it was', () => {
    expect(alone({ moved: hours }, because('A match.'))).toEqual(
      expect.arrayContaining([
        'STATUS:CONFIRMED',
        'DTSTART;TZID=Europe/Warsaw:20250920T190000',
        expect.stringMatching(
          /^DESCRIPTION:Moved: A match\.\\nPreviously: Saturday\\, Sep 13\\, 18:00-21:00\\, Krakow/,
        ),
      ]),
    );
  });

  it('has coordinates, and the way there, where they are known', () => {
    const [venue, ...others] = facts.venues;
    if (!venue) throw new Error('The sample needs a venue.');
    const located = [{ ...venue, latitude: 50.05, longitude: 19.94 }, ...others];
    expect(feed('/calendar/krakow-juniors.ics')).not.toContain('GEO:');
    const said = wordsOfVenue(venue.id, { entrance: 'By the gate.' });
    const text = feed('/calendar/krakow-juniors.ics', content({ venues: located }, said));
    expect(lines(text)).toEqual(
      expect.arrayContaining([
        'GEO:50.05;19.94',
        expect.stringMatching(/^DESCRIPTION:Where to enter: By the gate\.\\n/),
      ]),
    );
  });

  it('at an hour that clocks show twice has its time in UTC', () => {
    const twice = { starts: '2025-10-26T02:30', ends: '2025-10-26T04:00' };
    expect(alone(twice)).toEqual(
      expect.arrayContaining(['DTSTART:20251026T003000Z', 'DTEND:20251026T030000Z']),
    );
  });

  it('of whole days ends on the day after the last one', () => {
    expect(lines(feed('/calendar/events.ics'))).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20250906', 'DTEND;VALUE=DATE:20250908']),
    );
  });

  it('keeps its identity, whatever else changes', () => {
    const uids = (text: string) => lines(text).filter((line) => line.startsWith('UID:'));
    const site = { ...facts.site, name: 'Another', shortName: 'Other', url: 'https://b.example' };
    const other = content({ site, sessions: facts.sessions.map((one) => ({ ...one, moved: hours })) });
    expect(uids(feed('/calendar/all.ics', other)).sort()).toEqual(uids(feed('/calendar/all.ics')).sort());
  });
});

describe('whatever the content is', () => {
  const part = fc.constantFrom(',', ';', '"', '\n', ':', '🏏', 'ąęż', 'Łódź ', 'cricket ', '👩‍👧', '(', "'");
  const words75 = fc.array(part, { minLength: 1, maxLength: 60 }).map((parts) => `a${parts.join('')}z`);
  const minute = 60_000;
  /** A minute of the days around a change of the clock, as clocks show it. */
  const local = fc
    .tuple(
      fc.constantFrom('2025-10-25T00:00Z', '2026-03-28T00:00Z', '2025-09-13T00:00Z'),
      fc.nat(3 * 24 * 60),
    )
    .map(([day, after]) => new Date(Date.parse(day) + after * minute).toISOString().slice(0, 16))
    .filter((time) => isShown(time, zone));
  const period = fc
    .tuple(local, local)
    .map((times) => times.sort())
    .map(([starts, ends]) => ({ starts, ends }))
    .filter(({ starts, ends }) => instant(starts, zone) !== instant(ends, zone));

  const samples = fc
    .array(fc.record({ period, title: words75, place: words75 }), { minLength: 1, maxLength: 5 })
    .map((entries) => {
      const sessions = entries.map((entry, n) => ({ ...session, ...entry.period, id: `s-${n}` }));
      const events = entries.map((entry, n) => ({
        ...event,
        id: `e-${n}`,
        starts: entry.period.starts.slice(0, 10),
        ends: entry.period.ends.slice(0, 10),
      }));
      const said = entries.map(({ title, place }, n) => [
        `e-${n}`,
        { title, location: place, description: place, time: title },
      ]);
      return { sessions, events, said: Object.fromEntries(said) };
    });
  type Generated = Pick<Content['facts'], 'sessions' | 'events'> & { said: typeof words.events };
  const inContent = ({ sessions, events, said }: Generated) =>
    content({ sessions, events }, { events: said });

  it.each(Object.entries(readers))('%s reads the same moments and texts', (_, read) => {
    fc.assert(
      fc.property(samples, (sample) => {
        const found = new Map(
          read(feed('/calendar/all.ics', inContent(sample))).map((entry) => [entry.uid.split('@')[0], entry]),
        );
        const iso = (time: string) => new Date(instant(time, zone)).toISOString();
        for (const { id, starts, ends } of sample.sessions)
          expect(found.get(`sessions-${id}`)).toMatchObject({ starts: iso(starts), ends: iso(ends) });
        for (const { id, starts, ends } of sample.events) {
          const { title, location, description } = sample.said[id];
          expect(found.get(`events-${id}`)).toMatchObject({
            starts,
            ends: endOfDay(ends, zone).slice(0, 10),
            summary: title,
            location,
            description: `${description}\n${base}/schedule/#${id}`,
          });
        }
      }),
      { numRuns: 25 },
    );
  });

  it('no line is longer than 75 bytes, and the same content gives the same bytes in any season', () => {
    const at = (now: string, all: Content) => {
      jest.useFakeTimers({ now: Date.parse(now) });
      const texts = feedsOf(all, base);
      jest.useRealTimers();
      return texts;
    };
    fc.assert(
      fc.property(samples, (sample) => {
        const feeds = at('2025-07-01T12:00Z', inContent(sample));
        expect(at('2026-01-01T12:00Z', inContent(sample))).toEqual(feeds);
        const lines = feeds.flatMap(({ text }) => text.split('\r\n'));
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

function wordsOfVenue(id: string, more: Record<string, string>): Partial<typeof words> {
  const found = words.venues[id];
  return { venues: { ...words.venues, ...(found && { [id]: { ...found, ...more } }) } };
}
