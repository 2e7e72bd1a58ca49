import fc from 'fast-check';
import { DateTime } from 'luxon';
import { facts } from '../../tests/fixtures/content';
import { weekdays } from '../schemas/facts';
import { mostSessions, type Session, type WeeklyPlan, weeklySessions } from './weeklySessions';

const none: Session[] = [];
const known = { ...facts, sessions: none };

const autumn = {
  city: 'krakow',
  group: 'juniors',
  venue: 'krakow-club-ground',
  weekday: 'sunday',
  time: '10:00-12:00',
  from: '2026-10-04',
  until: '2026-10-25',
  except: ['2026-10-11'],
} satisfies WeeklyPlan;

const problemsOf = (change: object, sessions: Session[] = []) =>
  weeklySessions({ ...autumn, ...change }, { ...known, sessions }).problems.map(
    ({ path, message }) => `${path}: ${message}`,
  );

const taken: Session = {
  id: 'krakow-seniors-2026-10-18',
  city: 'krakow',
  group: 'seniors',
  venue: 'krakow-club-ground',
  starts: '2026-10-18T09:00',
  ends: '2026-10-18T10:30',
};

it('gives each date of a weekly rhythm, but for the exceptions, local time on both sides of the change of the clock', () => {
  const { sessions, problems } = weeklySessions(autumn, known);
  expect(problems).toEqual([]);
  expect(sessions.map(({ starts }) => starts)).toEqual([
    '2026-10-04T10:00',
    '2026-10-18T10:00',
    '2026-10-25T10:00',
  ]);
  expect(sessions[0]).toEqual({
    id: 'krakow-juniors-2026-10-04',
    city: 'krakow',
    group: 'juniors',
    venue: 'krakow-club-ground',
    starts: '2026-10-04T10:00',
    ends: '2026-10-04T12:00',
  });
});

it.each<[string, object, string[]]>([
  ['an unknown city', { city: 'gdansk' }, ['city: expected one of "krakow", "warsaw", got "gdansk"']],
  ['no group', { group: undefined }, ['group: expected one of "juniors", "seniors", got nothing']],
  [
    'a venue of another city',
    { venue: 'warsaw-sports-centre' },
    ['venue: expected a venue of krakow (krakow-club-ground), got "warsaw-sports-centre"'],
  ],
  [
    'a time of 12 hours',
    { time: '6-8pm' },
    ['time: expected two times of 24 hours, like 10:00-12:00, got "6-8pm"'],
  ],
  [
    'an end before the start',
    { time: '12:00-10:00' },
    ['time: expected an end that is after the start, got "12:00-10:00"'],
  ],
  ['a day that no calendar has', { from: '2026-02-30' }, ['from: expected an ISO date, got "2026-02-30"']],
  [
    'a last day before the first',
    { until: '2026-10-03' },
    ['until: expected a day that is not before 2026-10-04, got "2026-10-03"'],
  ],
  [
    'no such day of the week',
    { from: '2026-10-05', until: '2026-10-10', except: [] },
    ['until: expected a sunday from 2026-10-05 on, got "2026-10-10"'],
  ],
  [
    'an exception on another day, which would leave the session there',
    { except: ['2026-10-12'] },
    ['except[0]: expected a sunday from 2026-10-04 to 2026-10-25, got "2026-10-12"'],
  ],
  [
    'exceptions alone',
    { until: '2026-10-04', except: ['2026-10-04'] },
    ['except: expected a day to be left, got all of them'],
  ],
  [
    'a mistyped year',
    { until: '9999-12-31' },
    [`until: expected at most ${mostSessions} sessions, got more`],
  ],
  [
    'a start that clocks skip',
    { time: '02:30-04:00', from: '2026-03-22', until: '2026-03-29', except: [] },
    ['time: expected times that clocks in Europe/Warsaw show, got 2026-03-29T02:30'],
  ],
  [
    'two mistakes at once',
    { weekday: 'sun', until: 'soon' },
    [
      expect.stringMatching(/^weekday: expected one of "monday", .*, got "sun"$/),
      'until: expected an ISO date, got "soon"',
    ],
  ],
])('refuses %s, and says what was expected', (_, change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

it('refuses hours at which the venue is taken, and says by whom', () => {
  expect(problemsOf({}, [taken])).toEqual([
    'time: expected hours when krakow-club-ground is free on 2026-10-18, got those of krakow-seniors-2026-10-18 (09:00-10:30)',
  ]);
  expect(problemsOf({ time: '10:30-12:00' }, [taken])).toEqual([]);
  expect(problemsOf({}, [{ ...taken, venue: 'warsaw-sports-centre' }])).toEqual([]);
});

it('counts a session where it has moved to, and not one that is cancelled', () => {
  expect(problemsOf({}, [{ ...taken, cancelled: true }])).toEqual([]);
  const moved = { starts: '2026-10-18T14:00', ends: '2026-10-18T16:00' };
  expect(problemsOf({}, [{ ...taken, moved }])).toEqual([]);
  expect(problemsOf({ time: '15:00-17:00' }, [{ ...taken, moved }])).toHaveLength(1);
});

it('refuses a second session of a group on a day, whose id would be the same', () => {
  const there = { ...taken, id: 'krakow-juniors-2026-10-18', starts: '2026-10-18T18:00' };
  expect(problemsOf({}, [{ ...there, ends: '2026-10-18T19:00' }])).toEqual([
    'except: expected 2026-10-18 among them, as there is krakow-juniors-2026-10-18 already',
  ]);
});

describe('of any plan', () => {
  const date = fc
    .integer({ min: 0, max: 300 })
    .map((days) => DateTime.fromISO('2024-01-01', { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd'));
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const plan = fc.record({
    city: fc.constantFrom('krakow', 'warsaw'),
    group: fc.constantFrom('juniors', 'seniors'),
    venue: fc.constantFrom('krakow-club-ground', 'warsaw-sports-centre'),
    weekday: fc.constantFrom(...weekdays),
    time: fc.tuple(clock, clock).map((times) => times.join('-')),
    from: date,
    until: date,
    except: fc.array(date, { maxLength: 2 }),
  });

  /** Plans that fit together, most of which have sessions. */
  const good = plan.map((input) => ({
    ...input,
    ...(input.from > input.until && { from: input.until, until: input.from }),
    venue: input.city === 'krakow' ? 'krakow-club-ground' : 'warsaw-sports-centre',
    time: '09:00-10:00',
  }));

  it('come either sessions or problems, never both and never neither', () => {
    fc.assert(
      fc.property(plan, (input) => {
        const { sessions, problems } = weeklySessions(input, known);
        expect(sessions.length > 0).toBe(problems.length === 0);
        expect(sessions.length).toBeLessThanOrEqual(mostSessions);
      }),
    );
  });

  it('the sessions are all the days of that week day in the range but for the exceptions, which can be none', () => {
    fc.assert(
      fc.property(good, fc.nat(), ({ except: _, ...input }, pick) => {
        const days: string[] = [];
        const last = DateTime.fromISO(input.until, { zone: 'utc' });
        for (
          let day = DateTime.fromISO(input.from, { zone: 'utc' });
          day <= last;
          day = day.plus({ days: 1 })
        )
          if (day.setLocale('en').toFormat('EEEE').toLowerCase() === input.weekday)
            days.push(day.toFormat('yyyy-MM-dd'));
        fc.pre(days.length > 1 && days.length <= mostSessions);
        const [out] = days.splice(pick % days.length, 1);
        const { sessions } = weeklySessions({ ...input, except: [out] }, known);
        expect(sessions.map(({ starts }) => starts)).toEqual(days.map((day) => `${day}T09:00`));
        expect(new Set(sessions.map(({ id }) => id)).size).toBe(days.length);
      }),
    );
  });

  it('its sessions cannot be added twice', () => {
    fc.assert(
      fc.property(good, (input) => {
        const { sessions } = weeklySessions({ ...input, except: [] }, known);
        fc.pre(sessions.length > 0);
        const again = weeklySessions({ ...input, except: [] }, { ...known, sessions });
        expect(again.sessions).toEqual([]);
        expect(again.problems).toHaveLength(sessions.length);
      }),
    );
  });

  it('what nobody would type breaks nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(weeklySessions(input, known).sessions).toEqual([]);
      }),
    );
  });
});
