import { countOf } from './PlayerDots';

it.each([
  ['2', 2],
  ['100+', 100],
  ['24/7', 0],
  ['+2', 0],
  ['1 000 000', 0],
  ['1000000', 0],
  [undefined, 0],
])('%s stands for %d players', (figure, count) => {
  expect(countOf(figure)).toBe(count);
});
