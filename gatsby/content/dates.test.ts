import { daysText, endOfDay, instant, monthText, timesText, weekdayText } from './dates';

describe('moments in Warsaw', () => {
  it.each([
    ['a summer day', '2025-09-06', '2025-09-06T00:00:00+02:00'],
    ['a winter day', '2025-12-06', '2025-12-06T00:00:00+01:00'],
    ['a summer evening', '2025-09-13T18:00', '2025-09-13T18:00:00+02:00'],
    ['the day on which summer time begins', '2026-03-29', '2026-03-29T00:00:00+01:00'],
    ['the evening of that day', '2026-03-29T18:00', '2026-03-29T18:00:00+02:00'],
    ['the day on which summer time ends', '2025-10-26', '2025-10-26T00:00:00+02:00'],
    ['the evening of that day', '2025-10-26T18:00', '2025-10-26T18:00:00+01:00'],
  ])('knows the offset of %s', (_, local, moment) => {
    expect(instant(local)).toBe(moment);
  });

  it('moves a time that the clock skips to the hour after', () => {
    expect(instant('2026-03-29T02:30')).toBe('2026-03-29T03:30:00+02:00');
  });

  it.each([
    ['a plain day', '2025-09-07', '2025-09-08T00:00:00+02:00'],
    ['a day of 23 hours', '2026-03-29', '2026-03-30T00:00:00+02:00'],
    ['a day of 25 hours', '2025-10-26', '2025-10-27T00:00:00+01:00'],
    ['the last day of a year', '2025-12-31', '2026-01-01T00:00:00+01:00'],
  ])('ends %s at midnight', (_, local, moment) => {
    expect(endOfDay(local)).toBe(moment);
  });

  it.each([
    ['2026-03-29', 23],
    ['2025-10-26', 25],
    ['2025-09-06', 24],
  ])('gives %s %d hours', (day, hours) => {
    expect((Date.parse(endOfDay(day)) - Date.parse(instant(day))) / 3_600_000).toBe(hours);
  });

  it('refuses what is no date', () => {
    expect(() => instant('Sep 13')).toThrow(RangeError);
  });
});

describe('texts', () => {
  it.each([
    ['en', '2025-09-06', '2025-09-07', 'Sep 6-7'],
    ['en', '2025-08-30', '2025-09-01', 'Aug 30 - Sep 1'],
    ['en', '2025-09-13', '2025-09-13', 'Sep 13'],
    ['en', '2025-12-31', '2026-01-01', 'Dec 31, 2025 - Jan 1, 2026'],
    ['pl', '2025-09-06', '2025-09-07', '6-7 wrz'],
    ['pl', '2025-08-30', '2025-09-01', '30 sie - 1 wrz'],
  ])('writes a range of days in %s: %s to %s', (locale, starts, ends, text) => {
    expect(daysText(starts, ends, locale)).toBe(text);
  });

  it('writes times, weekdays and months', () => {
    expect(timesText('2025-09-13T18:00', '2025-09-13T21:00')).toBe('18:00-21:00');
    expect(weekdayText('2025-09-13T18:00', 'en')).toBe('Saturday');
    expect(weekdayText('2025-09-13T18:00', 'pl')).toBe('sobota');
    expect(monthText('2023-07', 'en')).toBe('July 2023');
  });

  it('counts days in Warsaw, also at the edges of a day', () => {
    expect(weekdayText('2025-09-13T00:00', 'en')).toBe('Saturday');
    expect(weekdayText('2025-09-13T23:59', 'en')).toBe('Saturday');
    expect(daysText('2025-09-13T23:59', '2025-09-13T23:59', 'en')).toBe('Sep 13');
  });
});
