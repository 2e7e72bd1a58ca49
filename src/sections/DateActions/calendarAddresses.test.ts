import {
  type CalendarDate,
  googleDate,
  googleFeed,
  outlookDate,
  outlookFeed,
  webcal,
} from './calendarAddresses';

const session: CalendarDate = {
  title: 'Cricket: Juniors, Krakow & friends',
  starts: '2025-09-13T18:00:00+02:00',
  ends: '2025-09-13T21:00:00+02:00',
  wholeDays: false,
  location: 'Kraków, boisko #2',
  file: '/calendar/sessions/krakow-juniors-2025-09-13.ics',
  page: '/schedule/#session-krakow-juniors-2025-09-13',
};

const event: CalendarDate = {
  ...session,
  starts: '2025-09-06T00:00:00+02:00',
  ends: '2025-09-08T00:00:00+02:00',
  wholeDays: true,
};

const page = 'https://academy.example/schedule/#session-krakow-juniors-2025-09-13';
const feed = 'https://academy.example/pl/calendar/krakow-juniors.ics';
const query = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('another program gets plain spaces', () => {
  const bound = { ...session, title: 'Dzieci i\u00A0młodzież', location: 'Sala U-\u206012' };
  for (const address of [googleDate(bound, page), outlookDate(bound, page)])
    expect(Object.values(query(address))).toEqual(expect.arrayContaining(['Dzieci i młodzież', 'Sala U-12']));
});

test('an hour is the same instant everywhere', () => {
  expect(query(googleDate(session, page))).toEqual({
    action: 'TEMPLATE',
    text: session.title,
    dates: '20250913T160000Z/20250913T190000Z',
    location: session.location,
    details: page,
  });
  expect(query(outlookDate(session, page))).toMatchObject({
    subject: session.title,
    startdt: '2025-09-13T16:00:00.000Z',
    enddt: '2025-09-13T19:00:00.000Z',
    allday: 'false',
    location: session.location,
    body: page,
  });
});

test('a weekend is two whole days, and ends before the third', () => {
  expect(query(googleDate(event, page)).dates).toBe('20250906/20250908');
  expect(query(outlookDate(event, page))).toMatchObject({
    startdt: '2025-09-06',
    enddt: '2025-09-08',
    allday: 'true',
  });
});

test('spaces are not written as plus signs, which some calendars would show', () => {
  expect(googleDate(session, page)).not.toContain('+');
  expect(outlookFeed(feed, 'Juniorzy, Kraków')).not.toContain('+');
});

test('feeds are subscribed to by their own address', () => {
  expect(webcal(feed)).toBe('webcal://academy.example/pl/calendar/krakow-juniors.ics');
  expect(webcal('http://localhost:8000/calendar/all.ics')).toBe('webcal://localhost:8000/calendar/all.ics');
  expect(query(googleFeed(feed)).cid).toBe(webcal(feed));
  expect(query(outlookFeed(feed, 'Juniors, Krakow'))).toEqual({ url: feed, name: 'Juniors, Krakow' });
});
