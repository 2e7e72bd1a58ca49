import { z } from 'zod';
import { icon, slug, text } from './primitives';
import { groupWords } from './words';

/** A goal to choose from, and the programme that it leads to. */
const goal = z.strictObject({
  id: slug(),
  program: slug(),
  /** `sessions`: the group's next session is shown; `request`: dates are agreed on individually. */
  dates: z.enum(['sessions', 'request']),
});

/** `data/finder.yaml`: who may ask, with whom they train, and what they may look for, in the order of the answers. */
export const finderFacts = z
  .array(
    z.strictObject({
      id: slug(),
      icon: icon(),
      group: slug().optional(),
      goals: z.array(goal).min(1),
    }),
  )
  .min(1);

const answer = z.strictObject({ label: text(60), hint: text(100) });

const question = z.strictObject({
  title: text(80),
  /** Names the answer in the mail. */
  short: text(40),
});

/** `data/<language>/finder.yaml`: the questions, their answers by id of `data/finder.yaml`, the result and its mail. */
export const finderWords = z.strictObject({
  title: text(60),
  questions: z.strictObject({ who: question, city: question, goal: question }),
  people: z.record(slug(), answer),
  goals: z.record(slug(), answer),
  /** Below a city's name; with `{weekdays}`. */
  cityHint: text(60),
  /** With `{n}` and `{total}`. */
  step: text(40),
  next: text(30),
  show: text(30),
  back: text(30),
  again: text(30),
  result: z.strictObject({
    kicker: text(40),
    group: text(40),
    /** Above the next session. */
    next: text(40),
    /** Above the weekly rhythm, or the note that dates are agreed on. */
    when: text(40),
    /** With `{weekdays}` and `{inCity}`. */
    rhythm: text(80),
    request: text(120),
    program: text(40),
    dates: text(40),
  }),
  mail: z.strictObject({
    label: text(40),
    /** Introduces the mail address, for visitors without a mail program. */
    address: text(60),
    /** With `{program}` and `{inCity}`. */
    subject: text(80),
    message: text(300),
  }),
});

/** An answer to one of the questions. */
const option = { key: z.string(), label: z.string(), hint: z.string() };

/** The finder in one language: all that it asks, and where each answer leads. */
export const finderContent = z.object({
  ...finderWords.omit({ people: true, goals: true, cityHint: true }).shape,
  result: finderWords.shape.result.omit({ rhythm: true }),
  people: z.array(
    z.object({
      ...option,
      icon: z.string(),
      group: z.object({ key: z.string(), ...groupWords.shape }).optional(),
      goals: z.array(
        z.object({
          ...option,
          dates: goal.shape.dates,
          program: z.object({
            label: z.string(),
            summary: z.string(),
            icon: z.string(),
            href: z.string(),
          }),
        }),
      ),
    }),
  ),
  cities: z.array(
    z.object({
      ...option,
      inCity: z.string(),
      rhythm: z.string(),
      /** The calendar of the city; a group's begins with it. */
      href: z.string(),
    }),
  ),
});
