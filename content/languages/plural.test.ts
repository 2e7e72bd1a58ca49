import { formsOf, isPlural } from './plural';

it('lists the forms of a language', () => {
  expect([...formsOf('en')].sort()).toEqual(['one', 'other']);
  expect([...formsOf('pl')].sort()).toEqual(['few', 'many', 'one', 'other']);
});

it('recognises plural forms', () => {
  expect(isPlural({ one: 'trening', few: 'treningi', other: 'treningu' })).toBe(true);
  expect(isPlural({ one: 'city' })).toBe(true);
  for (const value of [{}, { one: 'city', label: 'City' }, ['one'], 'other', null])
    expect(isPlural(value)).toBe(false);
});
