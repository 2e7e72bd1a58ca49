import { slugOf } from './slugOf';

it.each([
  ['Łódź Cricket Club', 'lodz-cricket-club'],
  ['  Kasia Nowak! ', 'kasia-nowak'],
  ['the-opener', 'the-opener'],
  ['???', ''],
])('%s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
