import { median } from './figures';
import { markdownTable } from './markdown';

test('medians of odd and even numbers of figures, in any order', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 30, 20])).toBe(25);
  expect(median([7])).toBe(7);
});

test('a table in Markdown has a line below its head', () => {
  expect(
    markdownTable([
      ['page', 'time'],
      ['/', '1 ms'],
    ]),
  ).toBe('| page | time |\n| --- | ---: |\n| / | 1 ms |');
});
