import { z } from 'zod';
import { expected, type ProblemKind } from '../problems';
import { isCountry } from './formats';
import { idIn, internal, localDate, localDateTime, text } from './primitives';

/** Checked only if everything else is valid, so that one mistake gives one message. */
const last = { when: ({ issues }: z.core.ParsePayload) => issues.length === 0 };

// A malformed date is reported by its own schema; it has no order.
const isDate = (text = '') => /^\d{4}-\d{2}-\d{2}/.test(text);

/** What `refine` takes. */
type Rule = [
  holds: (period: Order) => boolean,
  otherwise: { message: string; params?: { kind: ProblemKind }; path: string[]; when: typeof last.when },
];

type Order = { starts?: string | undefined; ends?: string | undefined };

/** The last day is not before the first one. */
export const daysInOrder: Rule = [
  ({ starts = '', ends = '' }: Order) => !isDate(starts) || !isDate(ends) || starts <= ends,
  { ...expected('order', 'expected an end that is not before the start'), path: ['ends'], ...last },
];

/** A period of minutes ends after it starts. */
export const timesInOrder: Rule = [
  ({ starts = '', ends = '' }: Order) => !isDate(starts) || !isDate(ends) || starts < ends,
  { ...expected('order', 'expected an end after the start'), path: ['ends'], ...last },
];

const aDay = 24 * 60 * 60 * 1000;

/** A session may end after midnight, but whoever mistypes a day makes it much longer. */
export const withinADay: Rule = [
  ({ starts = '', ends = '' }: Order) =>
    !isDate(starts) || !isDate(ends) || Date.parse(`${ends}Z`) - Date.parse(`${starts}Z`) < aDay,
  { message: 'expected an end less than 24 hours after the start', path: ['ends'], ...last },
];

const bothOrNeither = ({ starts, ends }: Order) => (starts === undefined) === (ends === undefined);
const bothMessage = { ...expected('both', 'expected both a new start and a new end'), ...last };

/** `cancelled: true` for an entry that does not take place; it stays in the data, at its new time if it had moved before. */
export const cancelled = () => internal(z.literal(true).optional());

/** The new time of a session, its new venue, or both; the fields of the entry itself stay what they were. */
export const sessionMove = z
  .strictObject({
    starts: localDateTime().optional(),
    ends: localDateTime().optional(),
    venue: idIn('venues').optional(),
  })
  .refine(
    ({ starts, ends, venue }) => starts ?? ends ?? venue,
    expected('move', 'expected a new time (starts and ends) or a new venue'),
  )
  .refine(bothOrNeither, bothMessage)
  .refine(...timesInOrder)
  .refine(...withinADay);

/** The new days of an event, the country of its new place, or both. The place itself is words: `location` in `changes.yaml`. */
export const eventMove = z
  .strictObject({
    starts: localDate().optional(),
    ends: localDate().optional(),
    country: z
      .string()
      .refine(isCountry, expected('country', 'expected an ISO 3166 country code like "PL"'))
      .optional(),
  })
  .refine(
    ({ starts, ends, country }) => starts ?? ends ?? country,
    expected('move', 'expected new days (starts and ends) or the country of a new place'),
  )
  .refine(bothOrNeither, bothMessage)
  .refine(...daysInOrder);

/** How often an entry was changed, and when last: what calendars need to tell a new version from an old one. */
export const version = {
  revision: internal(z.int().min(0).optional()),
  /** In the academy's time zone. */
  changed: internal(localDateTime().optional()),
};

const sessionChange = z.strictObject({ reason: text(160) });

const eventChange = z.strictObject({
  reason: text(160),
  /** The new place of an event that moved to another one. */
  location: text(80).optional(),
});

/** `data/<language>/changes.yaml`: why something was cancelled or moved, by id of `data/sessions.yaml` and `data/events.yaml`. */
export const changeWords = z.strictObject({
  sessions: z.record(z.string(), sessionChange),
  events: z.record(z.string(), eventChange),
});

/** A change as pages show it; `was` has what stood there before, for what moved. */
export const changeOf = <T extends z.ZodObject>(was: T) =>
  z.object({
    status: z.enum(['cancelled', 'moved']),
    reason: sessionChange.shape.reason,
    was: was.optional(),
  });
