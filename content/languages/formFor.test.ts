import { formFor } from './formFor';

const trainings = { one: 'trening', few: 'treningi', many: 'treningów', other: 'treningu' };

it.each([
  [1, 'trening'],
  [2, 'treningi'],
  [5, 'treningów'],
  [12, 'treningów'],
  [22, 'treningi'],
  [1.5, 'treningu'],
])('takes the form that goes with %d', (count, form) => {
  expect(formFor(trainings, count, 'pl')).toBe(form);
});

it('takes the last one where a form is missing', () => {
  expect(formFor({ other: 'cities' }, 1, 'en')).toBe('cities');
});

it('takes `other` for a form that is null', () => {
  expect(formFor({ one: 'one', many: null, other: 'other' }, 5, 'pl')).toBe('other');
});
