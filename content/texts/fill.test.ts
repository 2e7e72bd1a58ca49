import { fill } from './fill';

it.each([
  ['{n} of {total}', { n: 2, total: 5 }, '2 of 5'],
  ['More in {name}', { name: 'Coaching' }, 'More in Coaching'],
  ['{n} {n}', { n: 0 }, '0 0'],
  ['{name}', {}, '{name}'],
  ['{cities:warsaw}', { 'cities:warsaw': 'Warsaw and Krakow' }, 'Warsaw and Krakow'],
  ['No places', { n: 1 }, 'No places'],
  ['{name}', { name: '$& {n}' }, '$& {n}'],
])('fills %s', (text, values: Record<string, string | number>, filled) => {
  expect(fill(text, values)).toBe(filled);
});
