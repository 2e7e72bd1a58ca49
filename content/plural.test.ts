import { formFor, formsOf, isPlural } from './plural';

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

it('knows which ones a language has', () => {
  expect([...formsOf('en')].sort()).toEqual(['one', 'other']);
  expect([...formsOf('pl')].sort()).toEqual(['few', 'many', 'one', 'other']);
});

it('knows forms when it sees them', () => {
  expect(isPlural(trainings)).toBe(true);
  expect(isPlural({ one: 'city' })).toBe(true);
  for (const value of [{}, { one: 'city', label: 'City' }, ['one'], 'other', null])
    expect(isPlural(value)).toBe(false);
});
