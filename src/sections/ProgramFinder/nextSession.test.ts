import { cancelledSession, firstSession, secondSession, sessions } from '../../../tests/fixtures/sessions';
import { nextSession } from './nextSession';

const juniors = { city: 'krakow', group: 'juniors' };
const at = (moment: string) => nextSession(sessions, juniors, Date.parse(moment));

it.each([
  ['long before', '2025-08-01T12:00:00+02:00', firstSession],
  ['in its last minute', '2025-09-13T20:59:00+02:00', firstSession],
  ['when it has ended', '2025-09-13T21:00:00+02:00', secondSession],
  ['when the last one has ended', '2025-09-27T19:00:00+02:00', undefined],
] as const)('%s', (_, moment, expected) => {
  expect(at(moment)).toBe(expected);
});

it('is not one that was called off', () => {
  const changed = sessions.map((session) => (session === firstSession ? cancelledSession : session));
  expect(nextSession(changed, juniors, Date.parse('2025-09-01T12:00:00+02:00'))).toBe(secondSession);
});

it('is the same for readers in other time zones', () => {
  expect(at('2025-09-13T14:59:00-04:00')).toBe(firstSession);
  expect(at('2025-09-13T15:00:00-04:00')).toBe(secondSession);
});

it('is that of the group in the city, and nobody else’s', () => {
  const now = Date.parse('2025-09-01T12:00:00+02:00');
  expect(nextSession(sessions, { city: 'warsaw', group: 'seniors' }, now)?.key).toBe(
    'warsaw-seniors-2025-09-07',
  );
  expect(nextSession(sessions, { city: 'gdansk', group: 'juniors' }, now)).toBeUndefined();
  expect(nextSession([], juniors, now)).toBeUndefined();
});

it('is not known without a clock', () => {
  expect(nextSession(sessions, juniors, undefined)).toBeUndefined();
});
