import { valueAt } from '../../../../content/desk/edits';
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
  const labels = words.tasks.session;
  const moves = ['what', 'move'] as const;
  return {
    name: 'session',
    icon: 'clock',
    initial: () => ({ what: 'cancel' }),
    fields: [
      { name: 'session', label: labels.session, options: sessionOptions(desk, now) },
      {
        name: 'what',
        label: labels.what,
        options: [
          { value: 'cancel', label: labels.cancel },
          { value: 'move', label: labels.move },
        ],
      },
      { name: 'starts', label: labels.starts, type: 'datetime-local', optional: true, when: moves },
      { name: 'ends', label: labels.ends, type: 'datetime-local', optional: true, when: moves },
      {
        name: 'venue',
        label: labels.venue,
        options: entryOptions(desk, 'venues'),
        optional: true,
        when: moves,
      },
      { name: 'reason', label: labels.reason, inLanguages: 'changes' },
    ],
    places: { moved: 'starts' },
    done: ({ session = '', what, starts, ends, venue, ...texts }) => {
      const moved = { ...(starts && { starts }), ...(ends && { ends }), ...(venue && { venue }) };
      const reasons = inLanguages(desk, (code) => texts[`reason.${code}`] ?? '');
      const news = what === 'cancel' ? { cancelled: true as const } : { moved };
      return { edits: changeSession(values, session, news, reasons, now) };
    },
  };
}

function datesTask(desk: OpenDesk, plan: Plan): Task {
  const labels = desk.words.tasks.dates;
  const weekdays = Object.entries(wordsIn(desk, 'weekdays'));
  return {
    name: 'dates',
    icon: 'calendar',
    fields: [
      { name: 'city', label: labels.city, options: entryOptions(desk, 'cities') },
      { name: 'group', label: labels.group, options: entryOptions(desk, 'groups') },
      { name: 'venue', label: labels.venue, options: entryOptions(desk, 'venues') },
      {
        name: 'weekday',
        label: labels.weekday,
        options: weekdays.map(([value, label]) => ({ value, label: String(label) })),
      },
      { name: 'begins', label: labels.begins, type: 'time' },
      { name: 'ends', label: labels.ends, type: 'time' },
      { name: 'from', label: labels.from, type: 'date' },
      { name: 'until', label: labels.until, type: 'date' },
      { name: 'except', label: labels.except, hint: labels.exceptHint, optional: true },
    ],
    places: { time: 'ends' },
    done: async ({ begins, ends, except = '', ...filled }) => {
      const days = except.split(/[\s,;]+/).filter(Boolean);
      const { edits, problems } = await plan({ ...filled, time: `${begins}-${ends}`, except: days });
      return problems.length === 0 ? { edits } : { problems };
    },
  };
}

function questionTask(desk: OpenDesk): Task {
  const { question, answer, answerHint, category } = desk.words.tasks.question;
  const { categories } = wordsIn(desk, 'faq');
  const options = entriesOf(categories).map(({ name }, n) => ({ value: String(n), label: String(name) }));
  return {
    name: 'question',
    icon: 'question',
    fields: [
      { name: 'category', label: category, options },
      { name: 'question', label: question, inLanguages: 'faq' },
      { name: 'answer', label: answer, hint: answerHint, inLanguages: 'faq', long: true },
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
    icon: 'trophy',
    subject: 'event',
    // What is said already: an empty field removes it.
    initial: ({ event: id = '' }) =>
      Object.fromEntries(
        desk.languages.flatMap(({ code }) =>
          ['result', 'report'].map((name) => [
            `${name}.${code}`,
            String(valueAt(desk.values[`data/${code}/events.yaml`], [id, name]) ?? ''),
          ]),
        ),
      ),
    fields: [
      { name: 'event', label: event, options: entryOptions(desk, 'events') },
      { name: 'result', label: result, inLanguages: 'events', optional: true },
      { name: 'report', label: report, inLanguages: 'events', long: true, optional: true },
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
  const labels = desk.words.tasks.event;
  return {
    name: 'event',
    icon: 'plane',
    fields: [
      { name: 'id', label: labels.id, hint: labels.idHint },
      { name: 'group', label: labels.group, options: entryOptions(desk, 'groups') },
      { name: 'starts', label: labels.starts, type: 'date' },
      { name: 'ends', label: labels.ends, type: 'date' },
      { name: 'country', label: labels.country },
      { name: 'picture', label: labels.photo, picture: true },
      { name: 'title', label: labels.name, inLanguages: 'events' },
      { name: 'time', label: labels.time, inLanguages: 'events' },
      { name: 'location', label: labels.location, inLanguages: 'events' },
      { name: 'description', label: labels.description, inLanguages: 'events', long: true },
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
