import { inDays } from './inDays';

const zone = 'Europe/Warsaw';

test.each([
  ['2025-09-13T00:00:00+02:00', '2025-09-10T12:00:00+02:00', 'in 3 days', 'za 3 dni'],
  ['2025-09-13T00:00:00+02:00', '2025-09-12T23:59:00+02:00', 'tomorrow', 'jutro'],
  ['2025-09-13T00:00:00+02:00', '2025-09-13T00:00:00+02:00', 'today', 'dzisiaj'],
])('%s is, on %s, %s', (day, now, english, polish) => {
  expect(inDays(day, Date.parse(now), 'en', zone)).toBe(english.replaceAll(' ', '\u00A0'));
  expect(inDays(day, Date.parse(now), 'pl', zone)).toBe(polish.replaceAll(' ', '\u00A0'));
});

// The night of October 26 has an hour more, that of March 30 an hour less.
test.each([
  ['2025-10-27T00:00:00+01:00', '2025-10-25T00:30:00+02:00'],
  ['2025-10-27T00:00:00+01:00', '2025-10-25T23:30:00+02:00'],
  ['2025-03-31T00:00:00+02:00', '2025-03-29T00:30:00+01:00'],
  ['2025-03-31T00:00:00+02:00', '2025-03-29T23:30:00+01:00'],
])('%s is two days after %s, although clocks change in between', (day, now) => {
  expect(inDays(day, Date.parse(now), 'en', zone)).toBe('in\u00A02\u00A0days');
});

test('days are those of the academy, wherever the reader is', () => {
  // Half past midnight in Warsaw, while it is still the evening before in London.
  expect(inDays('2025-09-13T00:00:00+02:00', Date.parse('2025-09-12T22:30:00Z'), 'en', zone)).toBe('today');
});
