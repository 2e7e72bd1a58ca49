import { spansOf } from './spans';

const card = 4 / 3;
const wide = 2;
const tall = 3 / 4;
const cells = { small: 1, wide: 2, tall: 2, large: 4 };
const sum = (ratios: number[]) => spansOf(ratios).reduce((all, span) => all + cells[span], 0);

test('wide and tall pictures take two cells', () => {
  expect(spansOf([wide, tall])).toEqual(['wide', 'tall']);
});

test('the first of the others is large, and as many as fill the rows', () => {
  expect(spansOf([card, card, card, card, card, wide, wide, tall, tall])[0]).toBe('large');
  const fifteen = [card, tall, wide, card, tall, card, wide, tall, card, wide, card, tall, tall, card, wide];
  expect(sum(fifteen)).toBe(36);
});

test('where no number of large ones fills the rows, half of them are large', () => {
  expect(spansOf([card, card])).toEqual(['large', 'small']);
  expect(spansOf([])).toEqual([]);
});
