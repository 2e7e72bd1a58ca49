import { sessionFields } from '../calendarEntries';
import type { Facts, Words } from '../files';
import type { NodeFields } from '../nodeTypes';
import { scheduleOf } from '../schedule';
import { venueFields } from '../venues';
import { wordsOf } from '../wordsOf';
import { type Block, type Cell, grid, intro, titledText } from './blocks';
import { askBlocks, shown } from './contacts';
import { cover } from './cover';

/** One sheet for a family, with a form on its back. It knows no today: all dates of the data are on it, and a code leads on. */
export function welcomeBlocks(
  facts: Facts,
  words: Words,
  locale: string,
  link: (path: string) => string,
): Block[] {
  const { welcome } = words.papers;
  const { when, code, bring, ask, consent, apply, form } = welcome;
  const schedule = link('/schedule');
  const safety = words.schedule.info.cards[2];
  return [
    cover(welcome, words),
    ...intro(when.title, when.intro),
    ...grid(
      facts.cities.map((city) => ({ tone: 'cream', blocks: datesOf(facts, words, locale, city.id) })),
      2,
    ),
    {
      kind: 'row',
      cells: [
        { share: 0.34, blocks: [{ kind: 'code', address: schedule, alt: code.alt }] },
        {
          blocks: [
            ...titledText({ title: code.title, description: code.intro }),
            { kind: 'link', text: shown(schedule), href: schedule },
          ],
        },
      ],
    },
    { kind: 'page' },
    {
      kind: 'row',
      cells: [
        {
          blocks: [
            ...titledText({ title: bring.title, description: bring.intro }),
            { kind: 'list', items: bring.items },
          ],
        },
        {
          blocks: [
            ...titledText({ title: ask.title, description: ask.intro }),
            ...askBlocks(facts, words, link),
            ...titledText({ title: apply.title, description: apply.intro }),
            { kind: 'link', text: apply.link, href: facts.site.applicationForm },
          ],
        },
      ],
    },
    {
      kind: 'row',
      cells: [
        ...(safety
          ? [
              card([
                ...titledText({ title: welcome.safety, description: safety.description }),
                { kind: 'list', items: safety.points },
              ]),
            ]
          : []),
        card([
          ...titledText({ title: consent.title, description: consent.intro }),
          { kind: 'link', text: consent.link, href: link('/privacy-policy') },
        ]),
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

/** Where and when a city trains: its rhythm, its venues and, for each group, its dates by month. */
function datesOf(facts: Facts, words: Words, locale: string, city: string): Block[] {
  const { calendar } = scheduleOf(facts, words);
  const tab = calendar.cities.find(({ value }) => value === city);
  const venues = facts.venues
    .filter((venue) => venue.city === city)
    .map((venue) => venueFields(venue, words));
  return [
    { kind: 'heading', level: 3, text: tab?.label ?? city },
    { kind: 'text', text: tab?.regular ?? '' },
    ...venues.flatMap(({ description, ways, map }): Block[] => [
      { kind: 'text', text: description },
      ...ways.map(({ label, text }): Block => ({ kind: 'text', text: `${label}: ${text}` })),
      { kind: 'link', text: map.label, href: map.href },
    ]),
    ...calendar.groups.flatMap(({ value, label }): Block[] => [
      { kind: 'heading', level: 4, text: label },
      ...monthsOf(facts, words, locale, (session) => session.city === city && session.group === value),
    ]),
  ];
}

type Session = Facts['sessions'][number];

function monthsOf(
  facts: Facts,
  words: Words,
  locale: string,
  wanted: (session: Session) => boolean,
): Block[] {
  const sessions = facts.sessions
    .filter(wanted)
    .map(({ id, ...session }) => sessionFields(id, session, { words, zone: facts.site.timeZone, locale }))
    .sort((a, b) => Date.parse(a.starts) - Date.parse(b.starts));
  if (sessions.length === 0) return [{ kind: 'text', text: words.papers.welcome.when.none }];
  const months = [...new Set(sessions.map(({ monthText }) => monthText))];
  return months.flatMap((month): Block[] => [
    { kind: 'text', style: 'strong', text: month },
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
) {
  const date = `${daysText}, ${timesText}`;
  if (!change) return date;
  const before = change.was ? ` ${status.previously}: ${change.was.daysText}, ${change.was.timesText}.` : '';
  return `${date}. ${status[change.status]}: ${change.reason}${before}`;
}
