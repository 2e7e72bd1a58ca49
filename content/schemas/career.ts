import { z } from 'zod';
import {
  explained,
  icon,
  internal,
  link,
  localDate,
  paragraph,
  pictureKey,
  sample,
  seo,
  stageHead,
  text,
  titled,
  titledIsland,
  topicOf,
  withTopics,
} from './primitives';

const periodIds = ['e1', 'e2'] as const;

const yearly = 'or without the year if it recurs every year';

/** Only used for dates without a year; a leap year, so that 02-29 exists. */
const anyYear = '2024';

/** A date with a year, `2024-03-10` for `03-10`. */
export const withYear = (date: string, length: number) =>
  date.length < length ? `${anyYear}-${date}` : date;

/** `data/evaluation.yaml`: the evaluation periods. Months are numbers, dates are days in the academy's time zone. */
export const evaluationFacts = z
  .array(
    z.strictObject({
      id: z.enum(periodIds),
      code: z.string().regex(/^E\d$/, 'expected a code like E1'),
      fromMonth: z.int().min(1).max(12),
      toMonth: z.int().min(1).max(12),
      registration: z
        .string()
        .regex(/^(20\d{2}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
          error: `expected a day like 2025-09-10, ${yearly}`,
          abort: true,
        })
        .refine((date) => localDate().safeParse(withYear(date, 10)).success, 'expected a day of that month'),
      results: z.string().regex(/^(20\d{2}-)?(0[1-9]|1[0-2])$/, `expected a month like 2026-03, ${yearly}`),
      highlighted: z.boolean(),
    }),
  )
  .refine((periods) => periodIds.every((id) => periods.filter((period) => period.id === id).length === 1), {
    message: `expected each of the periods ${periodIds.join(', ')} once`,
  })
  .refine((periods) => periods.some(({ highlighted }) => highlighted), {
    message: 'expected a period that is highlighted, for the ticket below the periods',
  });

const points = z.array(text(200)).min(1);

const letters = ['A+', 'A', 'B'] as const;

/** What the handbook expects of players. */
const topics = ['conduct'] as const;

/** `data/<language>/career.yaml`: criteria, evaluation and grades. */
export const careerWords = z.strictObject({
  seo,
  head: stageHead,
  criteria: z.strictObject({
    kicker: text(40),
    title: text(80),
    intro: text(320),
    pillars: z
      .array(
        z.strictObject({
          topic: topicOf(topics),
          icon: icon(),
          picture: pictureKey('Diorama'),
          title: text(60),
          description: text(240),
          details: points,
          sample: sample(),
        }),
      )
      .length(4)
      .superRefine(withTopics(topics)),
  }),
  process: z.strictObject({
    kicker: text(40),
    title: text(80),
    intro: text(320),
    eligibility: titledIsland.extend({ members: points, note: text(160) }).meta({ id: 'Eligibility' }),
    periods: titled,
    board: titledIsland.extend({ members: points }).meta({ id: 'EvaluationBoard' }),
  }),
  periods: z.record(
    z.enum(periodIds),
    z.strictObject({ label: text(20), registration: text(40), description: paragraph() }),
  ),
  periodWords: z.strictObject({
    /** `{from}` and `{to}` are months. */
    runs: internal(text(40)),
    /** Introduces a period's `label`, its status in the plan, which no clock changes (behaviour.md 10.3). */
    plan: text(40),
    duration: text(40),
    results: text(40),
    /** A registration's status by the reader's clock; `{date}` is filled in. */
    open: text(60),
    lastDay: text(60),
    closed: text(60),
    closedNote: text(240),
    ask: link,
  }),
  upcoming: z.strictObject({
    kicker: text(40),
    title: text(80),
    text: text(240),
    /** On the stub of the ticket, cut out. */
    picture: pictureKey('Diorama'),
    link,
  }),
  grades: z.strictObject({
    kicker: text(40),
    title: text(80),
    intro: text(320),
    label: text(60),
    startsHere: text(40),
    grades: z
      .array(
        z.strictObject({
          letter: z.enum(letters),
          picture: pictureKey('Diorama'),
          description: text(240),
          benefits: points,
        }),
      )
      .length(3)
      .refine((grades) => letters.every((letter) => grades.some((grade) => grade.letter === letter)), {
        message: `expected each of the grades ${letters.join(', ')} once`,
        when: ({ issues }) => issues.length === 0,
      }),
    note: text(240),
    /** Explains the coaching pathway's stages, beside the grades. */
    stages: explained,
  }),
  closing: z.strictObject({ title: text(80), text: text(240), link }),
});

/** A period in one language. */
const evaluationPeriod = z.object({
  key: z.string(),
  code: z.string(),
  label: z.string(),
  description: z.string(),
  highlighted: z.boolean(),
  runsText: z.string(),
  registrationLabel: z.string(),
  /** A value for `<time datetime>`, without a year if it recurs every year. */
  registration: z.string(),
  registrationText: z.string(),
  /** The last day of registration as moments; only if its year is known. */
  lastDay: z.object({ day: z.string(), ends: z.string() }).optional(),
  /** Only if its year is known: `<time>` has no value for a month alone. */
  results: z.string().optional(),
  resultsText: z.string(),
});

/** The page in one language. */
export const careerContent = z.object({ ...careerWords.shape, periods: z.array(evaluationPeriod) });

/** A period in one language, see {@link careerContent}. */
export type EvaluationPeriod = z.output<typeof evaluationPeriod>;
