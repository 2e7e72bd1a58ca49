import { clashes } from './clashes';

const session = (id: string, hours: string, more: Partial<Parameters<typeof clashes>[0][number]> = {}) => {
  const [from, to] = hours.split('-');
  const day = '2025-09-13T';
  const place = { city: 'krakow', group: 'juniors', venue: 'club' };
  return { id, ...place, starts: `${day}${from}`, ends: `${day}${to}`, ...more };
};

const pairs = (...sessions: ReturnType<typeof session>[]) =>
  clashes(sessions).map((clash) => [clash.session.id, clash.other.id]);

const first = session('first', '18:00-20:00');
const later = { starts: '2025-09-14T18:00', ends: '2025-09-14T20:00' };

it.each([
  ['begins in another', session('second', '19:00-21:00')],
  ['lies within another', session('second', '18:30-19:00')],
  ['takes the whole of another', session('second', '17:00-21:00')],
  ['is at the same time', session('second', '18:00-20:00')],
  ['has moved to its venue', session('second', '18:00-20:00', { venue: 'hall', moved: { venue: 'club' } })],
  ['has moved to its time', session('second', '10:00-11:00', { moved: { ...first } })],
  ['moved within it', session('second', '18:00-20:00', { moved: { venue: 'club' } })],
])('a session clashes with one that %s', (_, second) => {
  expect(pairs(first, second)).toEqual([['second', 'first']]);
});

it.each([
  ['begins when it ends', session('second', '20:00-21:00')],
  ['ends when it begins', session('second', '17:00-18:00')],
  ['is elsewhere', session('second', '18:00-20:00', { venue: 'hall' })],
  ['is cancelled', session('second', '18:00-20:00', { cancelled: true })],
  ['has moved away', session('second', '18:00-20:00', { moved: { venue: 'hall' } })],
  ['has moved to another day', session('second', '18:00-20:00', { moved: later })],
])('not with one that %s', (_, second) => {
  expect(pairs(first, second)).toEqual([]);
});

it('names each pair once, also past midnight', () => {
  const night = session('night', '23:00-', { ends: '2025-09-14T01:00' });
  const late = session('late', '-', { starts: '2025-09-14T00:30', ends: '2025-09-14T02:00' });
  const whole = session('whole', '10:00-', { ends: '2025-09-14T12:00' });
  expect(pairs(night, late, whole)).toEqual([
    ['late', 'night'],
    ['whole', 'night'],
    ['whole', 'late'],
  ]);
});
