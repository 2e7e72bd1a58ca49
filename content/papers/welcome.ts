import type { Facts, Words } from '../files';
import { joinSession } from '../nodes/calendarEntries';
import type { NodeFields } from '../nodes/nodeTypes';
import { joinSchedule } from '../nodes/schedule';
import { joinVenue } from '../nodes/venues';
import { addressToRead } from '../texts/contact';
import { wordsOf } from '../texts/wordsOf';
import { type Block, type Cell, intro, onTopic, titledText } from './blocks';
import { askBlocks } from './contacts';
import { cover } from './cover';

/** One sheet for a family, with a form on its back. It does not depend on the date: it lists all dates, with a QR code for updates. */
export function welcomeBlocks(
  facts: Facts,
  words: Words,
  locale: string,
  link: (path: string) => string,
): Block[] {
  const { welcome } = words.papers;
  const { when, code, bring, ask, consent, apply, form } = welcome;
  const schedule = link('/schedule');
  const safety = onTopic(words.schedule.info.cards, 'safety');
  return [
    cover(welcome, words),
    {
      kind: 'row',
      cells: [
        {
          share: 3.6,
          blocks: [
            ...intro(when.title, when.intro),
            ...titledText({ title: code.title, description: code.intro }),
            { kind: 'link', text: addressToRead(schedule), href: schedule },
          ],
        },
        { blocks: [{ kind: 'code', address: schedule, alt: code.alt }] },
      ],
    },
    ...facts.cities.map(({ id }) => cityRow(facts, words, locale, id)),
    {
      kind: 'row',
      cells: [
        {
          share: 1.6,
          blocks: [
            ...titledText({ title: bring.title, description: bring.intro }),
            { kind: 'list', items: bring.items },
          ],
        },
        {
          blocks: [
            ...titledText({ title: ask.title, description: ask.intro }),
            ...askBlocks(facts, words, link),
          ],
        },
      ],
    },
    { kind: 'page' },
    {
      kind: 'row',
      cells: [
        card([
          ...titledText({ title: welcome.safety, description: safety.description }),
          { kind: 'list', items: safety.points },
        ]),
        card([
          ...titledText({ title: consent.title, description: consent.intro }),
          { kind: 'link', text: consent.link, href: link('/privacy-policy') },
        ]),
      ],
    },
    {
      kind: 'row',
      cells: [
        {
          tone: 'green',
          blocks: [
            ...titledText({ title: apply.title, description: apply.intro }),
            { kind: 'link', text: apply.link, href: facts.site.applicationForm },
          ],
        },
      ],
    },
    ...intro(form.title, form.intro),
    {
      kind: 'form',
      fields: [
        ...form.fields.slice(0, 2),
        { label: form.city, choices: facts.cities.map(({ id }) => wordsOf(words.cities, id).name) },
        { label: form.group, choices: facts.groups.map(({ id }) => wordsOf(words.groups, id).label) },
        ...form.fields.slice(2),
      ],
    },
  ];
}

const card = (blocks: readonly Block[]): Cell => ({ blocks, tone: 'cream' });

/** Where and when a city trains: its rhythm, its venues and, beside them, each group's dates by month. */
function cityRow(facts: Facts, words: Words, locale: string, city: string): Block {
  const { calendar } = joinSchedule(facts, words, locale);
  const tab = calendar.cities.find(({ value }) => value === city);
  const venues = facts.venues.filter((venue) => venue.city === city).map((venue) => joinVenue(venue, words));
  const cells: Cell[] = [
    {
      share: 1.9,
      blocks: [
        { kind: 'heading', level: 3, text: tab?.label ?? city },
        { kind: 'text', text: tab?.regular ?? '' },
        ...venues.flatMap(({ description, ways, map }): Block[] => [
          { kind: 'text', text: description },
          ...ways.map(({ label, text }): Block => ({ kind: 'text', text: `${label}: ${text}` })),
          { kind: 'link', text: map.label, href: map.href },
        ]),
      ],
    },
    ...calendar.groups.map(({ value, label }) => ({
      blocks: [
        { kind: 'heading' as const, level: 4 as const, text: label },
        ...monthsOf(facts, words, locale, (session) => session.city === city && session.group === value),
      ],
    })),
  ];
  return { kind: 'row', cells: [card([{ kind: 'row', cells }])] };
}

type Session = Facts['sessions'][number];

function monthsOf(
  facts: Facts,
  words: Words,
  locale: string,
  wanted: (session: Session) => boolean,
): Block[] {
  const { when } = words.papers.welcome;
  const place = {
    // The paper's own, shorter form of the hours, as dates stand in columns there.
    words: {
      ...words,
      schedule: { ...words.schedule, calendar: { ...words.schedule.calendar, hours: when.hours } },
    },
    zone: facts.site.timeZone,
    locale,
  };
  const sessions = facts.sessions
    .filter(wanted)
    .map(({ id, ...session }) => joinSession(id, session, place))
    .sort((a, b) => Date.parse(a.starts) - Date.parse(b.starts));
  if (sessions.length === 0) return [{ kind: 'text', text: when.none }];
  const months = [...new Set(sessions.map(({ monthText }) => monthText))];
  return months.flatMap((month): Block[] => [
    { kind: 'text', text: month },
    {
      kind: 'list',
      items: sessions
        .filter(({ monthText }) => monthText === month)
        .map((session) => dateText(session, words)),
    },
  ]);
}

/** `Sep 13, 18:00-21:00`; what is cancelled or has moved says so, and why. */
function dateText(
  { daysText, timesText, change }: NodeFields<'TrainingSession'>,
  { interface: { status } }: Words,
): string {
  const date = `${daysText}, ${timesText}`;
  if (!change) return date;
  const before = change.was ? ` (${status.previously}: ${change.was.daysText}, ${change.was.timesText})` : '';
  return `${date}. ${status[change.status]}: ${change.reason}${before}`;
}
