import type { Planned } from '../../../../content/desk/plan';
import { addEvent, addQuestion, changeSession, tellResult } from '../../../../content/desk/tasks';
import { entriesOf, entryOptions } from '../entryOptions';
import { type OpenDesk, wordsIn } from '../words';
import { noticeTask } from './noticeTask';
import { sessionOptions } from './sessionOptions';
import { inLanguages, type Task } from './task';

type Plan = (plan: unknown) => Promise<Planned>;

/**
 * The tasks, the most urgent one first.
 *
 * @param now the local time of the academy, `2025-09-20T18:30`
 */
export function tasksOf(desk: OpenDesk, plan: Plan, now: string): Task[] {
  return [
    sessionTask(desk, now),
    datesTask(desk, plan),
    noticeTask(desk),
    resultTask(desk),
    eventTask(desk),
    questionTask(desk),
  ];
}

function sessionTask(desk: OpenDesk, now: string): Task {
  const { values, words } = desk;
  const said = words.tasks.session;
  const moves = ['what', 'move'] as const;
  return {
    name: 'session',
    initial: { what: 'cancel' },
    fields: [
      { name: 'session', label: said.session, options: sessionOptions(desk, now) },
      {
        name: 'what',
        label: said.what,
        options: [
          { value: 'cancel', label: said.cancel },
          { value: 'move', label: said.move },
        ],
      },
      { name: 'starts', label: said.starts, type: 'datetime-local', optional: true, when: moves },
      { name: 'ends', label: said.ends, type: 'datetime-local', optional: true, when: moves },
      {
        name: 'venue',
        label: said.venue,
        options: entryOptions(desk, 'venues'),
        optional: true,
        when: moves,
      },
      { name: 'reason', label: said.reason, inLanguages: true },
    ],
    done: ({ session = '', what, starts, ends, venue, ...texts }) => {
      const moved = { ...(starts && { starts }), ...(ends && { ends }), ...(venue && { venue }) };
      const reasons = inLanguages(desk, (code) => texts[`reason.${code}`] ?? '');
      const news = what === 'cancel' ? { cancelled: true as const } : { moved };
      return { edits: changeSession(values, session, news, reasons, now) };
    },
  };
}

function datesTask(desk: OpenDesk, plan: Plan): Task {
  const said = desk.words.tasks.dates;
  const weekdays = Object.entries(wordsIn(desk, 'weekdays'));
  return {
    name: 'dates',
    fields: [
      { name: 'city', label: said.city, options: entryOptions(desk, 'cities') },
      { name: 'group', label: said.group, options: entryOptions(desk, 'groups') },
      { name: 'venue', label: said.venue, options: entryOptions(desk, 'venues') },
      {
        name: 'weekday',
        label: said.weekday,
        options: weekdays.map(([value, label]) => ({ value, label: String(label) })),
      },
      { name: 'begins', label: said.begins, type: 'time' },
      { name: 'ends', label: said.ends, type: 'time' },
      { name: 'from', label: said.from, type: 'date' },
      { name: 'until', label: said.until, type: 'date' },
      { name: 'except', label: said.except, hint: said.exceptHint, optional: true },
    ],
    done: async ({ begins, ends, except = '', ...filled }) => {
      const days = except.split(/[\s,;]+/).filter(Boolean);
      const { edits, problems } = await plan({ ...filled, time: `${begins}-${ends}`, except: days });
      if (problems.length === 0) return { edits };
      const wrong = problems.map(({ path, message }) => [
        path.replace('time', 'ends').replace(/\[.*/, ''),
        message,
      ]);
      return { wrong: Object.fromEntries(wrong) };
    },
  };
}

function questionTask(desk: OpenDesk): Task {
  const { question, answer, category } = desk.words.tasks.question;
  const { categories } = wordsIn(desk, 'faq');
  const options = entriesOf(categories).map(({ name }, n) => ({ value: String(n), label: String(name) }));
  return {
    name: 'question',
    fields: [
      { name: 'category', label: category, options },
      { name: 'question', label: question, inLanguages: true },
      { name: 'answer', label: answer, inLanguages: true, long: true },
    ],
    done: (filled) => ({
      edits: addQuestion(
        desk.values,
        Number(filled.category),
        inLanguages(desk, (code) => ({
          question: filled[`question.${code}`] ?? '',
          answer: filled[`answer.${code}`] ?? '',
        })),
      ),
    }),
  };
}

function resultTask(desk: OpenDesk): Task {
  const { event, result, report } = desk.words.tasks.result;
  return {
    name: 'result',
    fields: [
      { name: 'event', label: event, options: entryOptions(desk, 'events') },
      { name: 'result', label: result, inLanguages: true },
      { name: 'report', label: report, inLanguages: true, long: true, optional: true },
    ],
    done: ({ event: id = '', ...texts }) => ({
      edits: tellResult(
        desk.values,
        id,
        inLanguages(desk, (code) => ({
          result: texts[`result.${code}`] ?? '',
          report: texts[`report.${code}`] ?? '',
        })),
      ),
    }),
  };
}

function eventTask(desk: OpenDesk): Task {
  const said = desk.words.tasks.event;
  return {
    name: 'event',
    fields: [
      { name: 'id', label: said.id, hint: said.idHint },
      { name: 'group', label: said.group, options: entryOptions(desk, 'groups') },
      { name: 'starts', label: said.starts, type: 'date' },
      { name: 'ends', label: said.ends, type: 'date' },
      { name: 'country', label: said.country },
      { name: 'picture', label: said.photo, picture: true },
      { name: 'title', label: said.name, inLanguages: true },
      { name: 'time', label: said.time, inLanguages: true },
      { name: 'location', label: said.location, inLanguages: true },
      { name: 'description', label: said.description, inLanguages: true, long: true },
    ],
    done: ({ id = '', group, starts = '', ends, country, picture, ...texts }) => ({
      edits: addEvent(
        desk.values,
        { id, group, starts, ends, country, picture },
        inLanguages(desk, (code) =>
          Object.fromEntries(
            ['title', 'time', 'location', 'description'].map((name) => [
              name,
              texts[`${name}.${code}`] ?? '',
            ]),
          ),
        ),
      ),
    }),
  };
}
