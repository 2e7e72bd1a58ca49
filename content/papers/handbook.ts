import type { Facts, Words } from '../files';
import { joinEvaluation } from '../nodes/evaluation';
import { joinPrograms } from '../nodes/programs';
import { joinSchedule } from '../nodes/schedule';
import { joinVenue } from '../nodes/venues';
import { type Block, type Cell, grid, intro, onTopic, titledText } from './blocks';
import { askBlocks } from './contacts';
import { cover } from './cover';

/** The words of a card with a list of points. */
const pointed = (
  { title, description }: { title: string; description: string },
  points: readonly string[],
): Block[] => [...titledText({ title, description }), { kind: 'list', items: points }];

/** A title with a sentence, without background. */
const small = ({ title, description }: { title: string; description: string }): Cell => ({
  blocks: [
    { kind: 'heading', level: 4, text: title },
    { kind: 'text', text: description },
  ],
});

const card = (blocks: readonly Block[]): Cell => ({ blocks, tone: 'cream' });

/** Sessions, grades, evaluation, pathway, certification and mutual expectations. All facts are those of the pages. */
export function handbookBlocks(
  facts: Facts,
  words: Words,
  locale: string,
  link: (path: string) => string,
): Block[] {
  const { handbook } = words.papers;
  return [
    cover(handbook, words, 330),
    { kind: 'contents', title: words.papers.contents },
    { kind: 'page' },
    ...sessions(facts, words, locale),
    ...grades(words),
    ...evaluation(facts, words, locale),
    ...pathway(words),
    ...certification(words),
    ...expectations(words),
    ...intro(handbook.questions.title, handbook.questions.intro),
    ...askBlocks(facts, words, link),
  ];
}

function sessions(facts: Facts, words: Words, locale: string): Block[] {
  const { calendar } = joinSchedule(facts, words, locale);
  const { sessions: sessionWords, venues } = words.papers.handbook;
  return [
    ...intro(sessionWords.title, sessionWords.intro),
    {
      kind: 'list',
      items: [calendar.perMonth, ...calendar.cities.map(({ regular }) => regular), calendar.intro],
    },
    ...grid(
      calendar.groups.map(({ label, ages }) => card(titledText({ title: label, description: ages }))),
      2,
    ),
    { kind: 'heading', level: 3, text: venues },
    ...grid(
      facts.venues.map((venue) => {
        const { center, description, ways } = joinVenue(venue, words);
        return card(
          pointed(
            { title: center, description },
            ways.map(({ label, text }) => `${label}: ${text}`),
          ),
        );
      }),
      2,
    ),
    ...grid(
      words.schedule.info.cards
        // Without the card on venues, because the venues themselves are listed above.
        .filter(({ topic }) => topic !== 'venues')
        .map(({ points, ...card }) => ({ blocks: pointed(card, points) })),
      2,
    ),
  ];
}

function grades({ career }: Words): Block[] {
  const { title, intro: text, grades: list, startsHere, note, stages } = career.grades;
  return [
    ...intro(title, text),
    ...grid(
      list.map(({ letter, description, benefits }) =>
        card(pointed({ title: letter, description }, benefits)),
      ),
      3,
    ),
    { kind: 'text', style: 'strong', text: `${startsHere}. ${note}` },
    { kind: 'text', text: stages.description },
  ];
}

function evaluation(facts: Facts, words: Words, locale: string): Block[] {
  const { criteria, process, periodWords, head } = words.career;
  const periods = joinEvaluation(facts, words, locale);
  return [
    ...intro(head.title, head.intro),
    ...titledText({ title: criteria.title, description: criteria.intro }),
    ...grid(
      criteria.pillars.map(({ details, ...pillar }) => card(pointed(pillar, details))),
      2,
    ),
    ...titledText({ title: process.title, description: process.intro }),
    ...grid(
      [
        card([
          ...pointed(process.eligibility, process.eligibility.members),
          { kind: 'text', text: process.eligibility.note },
        ]),
        card(pointed(process.board, process.board.members)),
      ],
      2,
    ),
    ...titledText(process.periods),
    {
      kind: 'table',
      head: ['', periodWords.duration, periods[0]?.registrationLabel ?? '', periodWords.results],
      rows: periods.map(({ code, runsText, registrationText, resultsText }) => [
        code,
        runsText,
        registrationText,
        resultsText,
      ]),
    },
  ];
}

function pathway({ programs }: Words): Block[] {
  const { title, grades: beside, stages, requirements } = programs.pathway;
  return [
    ...intro(title, beside.description),
    ...stages.flatMap(({ title: stage, description, requirements: points }): Block[] => [
      {
        kind: 'row',
        cells: [
          { share: 0.8, tone: 'green', blocks: titledText({ title: stage, description }) },
          {
            share: 1.6,
            tone: 'cream',
            blocks: [
              { kind: 'heading', level: 4, text: requirements },
              { kind: 'list', items: points },
            ],
          },
        ],
      },
    ]),
  ];
}

function certification(words: Words): Block[] {
  const {
    title,
    intro: text,
    pillarsTitle,
    pillars,
    levelsTitle,
    levels,
    criteriaTitle,
    benefitsTitle,
  } = joinPrograms(words).certification;
  return [
    ...intro(title, text),
    { kind: 'heading', level: 3, text: pillarsTitle },
    ...grid(pillars.map(small), 5),
    { kind: 'heading', level: 3, text: levelsTitle },
    ...levels.flatMap(({ level, description, criteria, benefits }): Block[] => [
      {
        kind: 'row',
        cells: [
          { share: 0.75, tone: 'green', blocks: titledText({ title: level, description }) },
          {
            share: 1.45,
            tone: 'cream',
            blocks: [
              { kind: 'heading', level: 4, text: criteriaTitle },
              { kind: 'list', items: criteria.map(({ label, points }) => `${label}: ${points.join(', ')}`) },
            ],
          },
          {
            tone: 'cream',
            blocks: [
              { kind: 'heading', level: 4, text: benefitsTitle },
              { kind: 'list', items: benefits },
            ],
          },
        ],
      },
    ]),
  ];
}

function expectations(words: Words): Block[] {
  const { expect } = words.papers.handbook;
  const { career, home, programs, editable } = words;
  const conduct = onTopic(career.criteria.pillars, 'conduct');
  return [
    ...intro(expect.title, expect.intro),
    ...titledText({ title: expect.players, description: editable.coaching.philosophyContent }),
    { kind: 'list', items: conduct.details },
    { kind: 'heading', level: 3, text: expect.coaches },
    {
      kind: 'list',
      items: programs.certification.pillars.map(({ title, description }) => `${title}. ${description}`),
    },
    { kind: 'heading', level: 3, text: expect.standards },
    ...grid(programs.standards.cards.map(small), 3),
    ...grid(home.about.values.map(small), 4),
  ];
}
