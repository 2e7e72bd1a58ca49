import { formsOf, isPlural } from './plural';

it('knows which ones a language has', () => {
  expect([...formsOf('en')].sort()).toEqual(['one', 'other']);
  expect([...formsOf('pl')].sort()).toEqual(['few', 'many', 'one', 'other']);
});

it('knows forms when it sees them', () => {
  expect(isPlural({ one: 'trening', few: 'treningi', other: 'treningu' })).toBe(true);
  expect(isPlural({ one: 'city' })).toBe(true);
  for (const value of [{}, { one: 'city', label: 'City' }, ['one'], 'other', null])
    expect(isPlural(value)).toBe(false);
});
