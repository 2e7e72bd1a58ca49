import { DateTime } from 'luxon';
import { z } from 'zod';
import type { Facts } from '../files';
import { expected, type Problem, problemsOf } from '../problems';
import { weekday, weekdays } from '../schemas/facts';
import { localDate } from '../schemas/primitives';
import { afterMove, collide } from './clashes';
import { isShown } from './dates';

/** The most sessions of one plan. More are probably a mistyped year. */
export const mostSessions = 200;

/** The facts that a plan is checked against. */
type Known = Pick<Facts, 'cities' | 'groups' | 'venues' | 'sessions' | 'site'>;

/** An entry of `data/sessions.yaml`. */
export type Session = Facts['sessions'][number];

/** Sessions at the same hours on the same day of the week, from one day until another, both included. */
export type WeeklyPlan = z.output<ReturnType<typeof weeklyPlan>>;

/** A mistake in a plan: the field, and what was expected there. */
export type PlanProblem = Omit<Problem, 'file'>;

/** The fields of a weekly plan, as somebody types them. Each can be checked by itself. */
export const weeklyPlan = ({ cities, groups, venues }: Pick<Known, 'cities' | 'groups' | 'venues'>) =>
  z.strictObject({
    city: idOf(cities),
    group: idOf(groups),
    venue: idOf(venues),
    weekday: weekday(),
    time: z
      .string()
      .regex(
        /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/,
        'expected two times of 24 hours, like 10:00-12:00',
      )
      .refine((time) => time.slice(0, 5) < time.slice(6), {
        ...expected('order', 'expected an end that is after the start'),
        when: ({ issues }) => issues.length === 0,
      }),
    from: localDate(),
    until: localDate(),
    /** Days without a session, like holidays. */
    except: z.array(localDate()),
  });

/**
 * Turns a weekly plan into sessions, each with its own date. If the plan has problems, all of them are returned, and no
 * sessions.
 */
export function weeklySessions(
  input: unknown,
  known: Known,
): { sessions: Session[]; problems: PlanProblem[] } {
  const checked = weeklyPlan(known).safeParse(input);
  if (!checked.success) return { sessions: [], problems: problemsOf(checked.error, '', input) };
  const plan = checked.data;
  const all = daysOf(plan);
  const problems = [...planProblems(plan, all, known)];
  if (problems.length > 0) return { sessions: [], problems };
  const { city, group, venue, time } = plan;
  const sessions = all
    .filter((day) => !plan.except.includes(day))
    .map((day) => ({
      id: `${city}-${group}-${day}`,
      city,
      group,
      venue,
      starts: `${day}T${time.slice(0, 5)}`,
      ends: `${day}T${time.slice(6)}`,
    }));
  problems.push(...sessions.flatMap((session) => [...sessionProblems(session, known)]));
  return { sessions: problems.length > 0 ? [] : sessions, problems };
}

/** The days of the plan, exceptions included. It stops as soon as there are too many. */
function daysOf({ weekday, from, until, except }: WeeklyPlan): string[] {
  const start = DateTime.fromISO(from, { zone: 'utc' });
  const first = start.plus({ days: (weekdays.indexOf(weekday) + 8 - start.weekday) % 7 });
  const days: string[] = [];
  for (let weeks = 0; weeks <= mostSessions + except.length; weeks += 1) {
    const day = first.plus({ weeks }).toISODate();
    // ISO dates with four-digit years can be compared as strings.
    if (day === null || day > until) break;
    days.push(day);
  }
  return days;
}

const isOn = (day: string, weekday: WeeklyPlan['weekday']) =>
  weekdays[DateTime.fromISO(day, { zone: 'utc' }).weekday - 1] === weekday;

function* planProblems(plan: WeeklyPlan, days: readonly string[], known: Known): Iterable<PlanProblem> {
  const { city, venue, weekday, from, until, except } = plan;
  const venues = known.venues.filter((entry) => entry.city === city).map(({ id }) => id);
  if (!venues.includes(venue))
    yield {
      path: 'venue',
      message: `expected a venue of ${city} (${venues.join(', ') || 'it has none'}), got "${venue}"`,
    };
  if (until < from) {
    yield {
      path: 'until',
      message: `expected a day that is not before ${from}, got "${until}"`,
      kind: 'order',
    };
    return;
  }
  for (const [n, day] of except.entries())
    if (day < from || day > until || !isOn(day, weekday))
      yield {
        path: `except[${n}]`,
        message: `expected a ${weekday} from ${from} to ${until}, got "${day}"`,
      };
  const left = days.filter((day) => !except.includes(day)).length;
  if (days.length === 0)
    yield { path: 'until', message: `expected a ${weekday} from ${from} on, got "${until}"` };
  else if (left === 0) yield { path: 'except', message: 'expected a day to be left, got all of them' };
  if (left > mostSessions)
    yield { path: 'until', message: `expected at most ${mostSessions} sessions, got more` };
}

function* sessionProblems(session: Session, { sessions, site }: Known): Iterable<PlanProblem> {
  const { id, venue, starts, ends } = session;
  const day = starts.slice(0, 10);
  const skipped = [starts, ends].filter((local) => !isShown(local, site.timeZone));
  for (const local of skipped)
    yield {
      path: 'time',
      message: `expected times that clocks in ${site.timeZone} show, got ${local}`,
    };
  const same = sessions.find(
    (other) =>
      other.id === id ||
      (other.city === session.city &&
        other.group === session.group &&
        !other.cancelled &&
        afterMove(other).starts.slice(0, 10) === day),
  );
  if (same) {
    yield { path: 'except', message: `expected ${day} among them, as there is ${same.id} already` };
    return;
  }
  const clash = sessions.map(afterMove).find((other) => collide(session, other));
  if (clash)
    yield {
      path: 'time',
      message: `expected hours when ${venue} is free on ${day}, got those of ${clash.id} (${hoursOf(clash)})`,
    };
}

const hoursOf = ({ starts, ends }: Session) => `${starts.slice(11)}-${ends.slice(11)}`;

const idOf = (entries: readonly { id: string }[]) => z.enum(entries.map(({ id }) => id));
