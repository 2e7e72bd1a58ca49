import { adultsEvent, events, homeEvent, tourEvent } from '../../tests/fixtures/events';
import { builtAt, builtLater } from '../../tests/fixtures/schedule';
import { firstSession, secondSession, sessions } from '../../tests/fixtures/sessions';
import { allOver, statusAt } from './status';

const at = (moment: string) => Date.parse(moment);

describe('an event of whole days, September 6 and 7 in Warsaw', () => {
  it.each([
    ['the week before', '2025-09-01T12:00:00+02:00', 'upcoming'],
    ['the last minute before', '2025-09-05T23:59:00+02:00', 'upcoming'],
    ['the first minute', '2025-09-06T00:00:00+02:00', 'today'],
    ['the first night', '2025-09-06T23:59:00+02:00', 'today'],
    ['the last minute', '2025-09-07T23:59:00+02:00', 'today'],
    ['midnight after', '2025-09-08T00:00:00+02:00', 'over'],
    ['a year later', '2026-09-06T12:00:00+02:00', 'over'],
  ] as const)('is, %s (%s), %s', (_, now, status) => {
    expect(statusAt(tourEvent, at(now), builtAt)).toBe(status);
  });

  it('follows the day in Warsaw, wherever its reader is', () => {
    // In New York it is still September 5, in Auckland it has long been September 6.
    expect(statusAt(tourEvent, at('2025-09-05T18:00:00-04:00'), builtAt)).toBe('today');
    expect(statusAt(tourEvent, at('2025-09-06T09:59:00+12:00'), builtAt)).toBe('upcoming');
    expect(statusAt(tourEvent, at('2025-09-06T10:00:00+12:00'), builtAt)).toBe('today');
  });
});

describe('a session, September 13, 18:00 to 21:00 in Warsaw', () => {
  it.each([
    ['the evening before', '2025-09-12T23:59:00+02:00', 'upcoming'],
    ['the morning of the day', '2025-09-13T00:00:00+02:00', 'today'],
    ['just before it ends', '2025-09-13T20:59:00+02:00', 'today'],
    ['when it ends', '2025-09-13T21:00:00+02:00', 'over'],
  ] as const)('is, %s, %s', (_, now, status) => {
    expect(statusAt(firstSession, at(now), builtAt)).toBe(status);
  });
});

describe('without a clock, on the server', () => {
  it('says only what stays true: planned, or over when the page was built', () => {
    expect(statusAt(tourEvent, undefined, builtAt)).toBe('scheduled');
    expect(statusAt(tourEvent, undefined, '2025-09-07T12:00:00.000Z')).toBe('scheduled');
    expect(statusAt(tourEvent, undefined, '2025-09-07T22:00:00.000Z')).toBe('over');
    expect(statusAt(tourEvent, undefined, builtLater)).toBe('over');
  });
});

describe('all over', () => {
  it('is never said of nothing', () => {
    expect(allOver([], at('2026-01-01T00:00:00+01:00'), builtLater)).toBe(false);
    expect(allOver([], undefined, builtLater)).toBe(false);
  });

  it('is said when the last one has ended, and no sooner', () => {
    expect(allOver([tourEvent, adultsEvent], at('2025-09-14T23:59:00+02:00'), builtAt)).toBe(false);
    expect(allOver([tourEvent, adultsEvent], at('2025-09-15T00:00:00+02:00'), builtAt)).toBe(true);
    expect(allOver([firstSession, secondSession], at('2025-09-27T18:59:00+02:00'), builtAt)).toBe(false);
    expect(allOver([firstSession, secondSession], at('2025-09-27T19:00:00+02:00'), builtAt)).toBe(true);
  });

  it('is said without a clock only if the page was built later', () => {
    expect(allOver([...events, ...sessions], undefined, builtAt)).toBe(false);
    expect(allOver([...events, ...sessions], undefined, builtLater)).toBe(true);
    expect(allOver([homeEvent], undefined, '2025-09-21T12:00:00.000Z')).toBe(false);
  });
});
