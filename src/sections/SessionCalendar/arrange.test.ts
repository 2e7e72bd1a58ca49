import { builtAt, builtLater } from '../../../tests/fixtures/schedule';
import {
  cancelledSession,
  firstSession,
  movedSession,
  secondSession,
  sessions,
} from '../../../tests/fixtures/sessions';
import { arrange } from './arrange';

const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);
const both = [firstSession, secondSession];
const at = (moment: string) => Date.parse(moment);

test('the next session stands above those that follow, by month', () => {
  const { next, months, over } = arrange(both, at('2025-09-10T12:00:00+02:00'), builtAt);
  expect(next).toBe(firstSession);
  expect(months).toEqual([{ name: secondSession.monthText, sessions: [secondSession] }]);
  expect(over).toEqual([]);
});

test('what is over is folded while something is to come', () => {
  const { next, months, over } = arrange(both, at('2025-09-20T12:00:00+02:00'), builtAt);
  expect(next).toBe(secondSession);
  expect(months).toEqual([]);
  expect(over).toEqual([firstSession]);
});

test('while all is over, all stays in view', () => {
  const { next, months, over } = arrange(both, at('2026-01-01T12:00:00+01:00'), builtAt);
  expect(next).toBeUndefined();
  expect(months.flatMap((month) => keys(month.sessions))).toEqual(keys(both));
  expect(over).toEqual([]);
});

test('what is cancelled is never the next one, and stays among what is to come', () => {
  const { next, months } = arrange(
    [cancelledSession, secondSession],
    at('2025-09-10T12:00:00+02:00'),
    builtAt,
  );
  expect(next).toBe(secondSession);
  expect(months.flatMap((month) => month.sessions)).toEqual([cancelledSession]);
});

test('what had moved before it was cancelled is still to come after its first day', () => {
  const off = { ...movedSession, change: cancelledSession.change };
  const { months, over } = arrange([off, ...sessions.slice(-1)], at('2025-09-27T20:00:00+02:00'), builtAt);
  expect(months.flatMap((month) => month.sessions)).toEqual([off]);
  expect(over).toEqual([]);
});

test('where only what is cancelled is to come, all stays in view', () => {
  const { next, months, over } = arrange(
    [firstSession, { ...cancelledSession, ...secondSession, change: cancelledSession.change }],
    at('2025-09-20T12:00:00+02:00'),
    builtAt,
  );
  expect([next, over]).toEqual([undefined, []]);
  expect(months.flatMap((month) => month.sessions)).toHaveLength(2);
});

test('without the reader’s clock, the time of the build decides', () => {
  expect(arrange(both, undefined, builtAt).next).toBe(firstSession);
  expect(arrange(both, undefined, builtLater).next).toBeUndefined();
});

test('each month has a name of its own', () => {
  const october = { ...secondSession, key: 'october', monthText: 'October 2025' };
  const { months } = arrange([...sessions, october], at('2026-01-01T12:00:00+01:00'), builtAt);
  expect(months.map(({ name }) => name)).toEqual([firstSession.monthText, 'October 2025']);
});
