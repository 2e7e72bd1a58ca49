import {
  daysOf,
  daysText,
  endOfDay,
  instant,
  isShown,
  monthNameText,
  monthText,
  timesOf,
  weekdayInitials,
} from './dates';

const zone = 'Europe/Warsaw';

/** A text as it would be without the characters that hold it together. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00A0', ' ');

/** An hour of a session in words. */
const session = (starts: string, locale: string) =>
  timesOf({ starts, ends: '2025-09-13T21:00' }, zone, locale, '{from}-{to}');

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
    expect(instant(local, zone)).toBe(moment);
  });

  it('moves a time that the clock skips to the next hour', () => {
    expect(instant('2026-03-29T02:30', zone)).toBe('2026-03-29T03:30:00+02:00');
  });

  it.each([
    ['summer', '2025-07-01T12:00Z'],
    ['winter', '2025-12-01T12:00Z'],
  ])('takes the first of two equal hours, also in a build in %s', (_, now) => {
    jest.useFakeTimers({ now: Date.parse(now) });
    expect(instant('2025-10-26T02:30', zone)).toBe('2025-10-26T02:30:00+02:00');
    expect(instant('2025-10-26T03:00', zone)).toBe('2025-10-26T03:00:00+01:00');
    jest.useRealTimers();
  });

  it.each([
    ['2026-03-29T01:59', true],
    ['2026-03-29T02:00', false],
    ['2026-03-29T02:30', false],
    ['2026-03-29T03:00', true],
    ['2025-10-26T02:30', true],
  ])('knows whether clocks show %s: %s', (local, shown) => {
    expect(isShown(local, zone)).toBe(shown);
  });

  it.each([
    ['a plain day', '2025-09-07', '2025-09-08T00:00:00+02:00'],
    ['a day of 23 hours', '2026-03-29', '2026-03-30T00:00:00+02:00'],
    ['a day of 25 hours', '2025-10-26', '2025-10-27T00:00:00+01:00'],
    ['the last day of a year', '2025-12-31', '2026-01-01T00:00:00+01:00'],
  ])('ends %s at midnight', (_, local, moment) => {
    expect(endOfDay(local, zone)).toBe(moment);
  });

  it.each([
    ['2026-03-29', 23],
    ['2025-10-26', 25],
    ['2025-09-06', 24],
  ])('gives %s %d hours', (day, hours) => {
    expect((Date.parse(endOfDay(day, zone)) - Date.parse(instant(day, zone))) / 3_600_000).toBe(hours);
  });

  it('refuses anything that is not a date', () => {
    expect(() => instant('Sep 13', zone)).toThrow(RangeError);
  });
});

describe('texts', () => {
  it.each([
    ['en', '2025-09-06', '2025-09-07', 'Sep 6-7'],
    ['en', '2025-08-30', '2025-09-01', 'Aug 30 - Sep 1'],
    ['en', '2025-09-13', '2025-09-13', 'Sep 13'],
    ['en', '2025-12-31', '2026-01-01', 'Dec 31, 2025 - Jan 1, 2026'],
    ['pl', '2025-09-06', '2025-09-07', '6–7 września'],
    ['pl', '2025-08-30', '2025-09-01', '30 sierpnia – 1 września'],
    ['pl', '2025-09-13', '2025-09-13', '13 września'],
  ])('writes a range of days in %s: %s to %s', (locale, starts, ends, text) => {
    expect(plain(daysText(starts, ends, locale))).toBe(text);
  });

  it('writes times, weekdays and months', () => {
    expect(session('2025-09-13T18:00', 'en')).toMatchObject({
      weekday: 'Saturday',
      timesText: '18:00-21:00',
    });
    expect(session('2025-09-13T18:00', 'pl')).toMatchObject({ weekday: 'sobota', daysText: '13\u00A0wrz' });
    expect(monthNameText(9, 'en')).toBe('Sep');
    expect(monthNameText(9, 'pl')).toBe('wrzesień');
    expect(monthText('2023-07', 'en')).toBe('July 2023');
    expect(monthText('2023-07', 'pl')).toBe('lipiec\u00A02023');
  });

  it('abbreviate the days of a week from Monday on', () => {
    expect(weekdayInitials('en').join('')).toBe('MTWTFSS');
    expect(weekdayInitials('pl').join('')).toBe('PWŚCPSN');
  });

  it('has the year in it, and no break between a number and its noun', () => {
    const days = (starts: string, ends: string, locale: string) =>
      daysOf({ starts, ends }, zone, locale).daysText;
    expect(days('2025-08-30', '2025-09-01', 'en')).toBe('Aug 30 - Sep 1, 2025');
    expect(days('2025-12-31', '2026-01-01', 'en')).toBe('Dec 31, 2025 - Jan 1, 2026');
    expect(days('2025-09-06', '2025-09-07', 'pl')).toBe('6–\u20607\u00A0września\u00A02025');
  });

  it('names the day of the calendar, also at the edges of a day', () => {
    expect(session('2025-09-13T00:00', 'en').weekday).toBe('Saturday');
    expect(session('2025-09-13T23:59', 'en').weekday).toBe('Saturday');
    expect(daysText('2025-09-13T23:59', '2025-09-13T23:59', 'en')).toBe('Sep 13');
  });
});

describe('the day from which on it is today', () => {
  it('begins at midnight, by the clock of that day', () => {
    const [starts, ends] = ['2025-10-26T10:00', '2025-10-26T12:00'];
    expect(timesOf({ starts, ends }, zone, 'en', '').day).toBe('2025-10-26T00:00:00+02:00');
    expect(timesOf({ starts, ends }, 'Asia/Kolkata', 'en', '').day).toBe('2025-10-26T00:00:00+05:30');
  });

  it('is the first one of several', () => {
    expect(daysOf({ starts: '2025-09-06', ends: '2025-09-07' }, zone, 'en')).toMatchObject({
      day: '2025-09-06T00:00:00+02:00',
      daysText: 'Sep 6-7, 2025',
      ends: '2025-09-08T00:00:00+02:00',
    });
  });
});
