/** One date as calendars take it. */
export interface CalendarDate {
  title: string;
  /** ISO moments with offset. */
  starts: string;
  ends: string;
  /** Whether it takes whole days: then its times are midnights, the last one after it. */
  wholeDays: boolean;
  location: string;
  /** Its calendar file, and its place on the site; paths without the site's prefix. */
  file: string;
  page: string;
}

/** The address of a calendar file for programs that subscribe. */
export const webcal = (file: string) => file.replace(/^https?:/, 'webcal:');

/** Google Calendar, about to subscribe to the calendar at this address. */
export function googleFeed(file: string): string {
  return withQuery('https://calendar.google.com/calendar/r', { cid: webcal(file) });
}

/** Outlook on the web, about to subscribe. */
export function outlookFeed(file: string, name: string): string {
  return withQuery('https://outlook.live.com/calendar/0/addfromweb', { url: file, name });
}

/** Google Calendar with a new entry. @param url where the date is on this site */
export function googleDate({ title, starts, ends, wholeDays, location }: CalendarDate, url: string): string {
  const time = (moment: string) =>
    wholeDays
      ? moment.slice(0, 10).replaceAll('-', '')
      : new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
  return withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${time(starts)}/${time(ends)}`,
    location,
    details: url,
  });
}

/** Outlook on the web with a new entry. @param url where the date is on this site */
export function outlookDate({ title, starts, ends, wholeDays, location }: CalendarDate, url: string): string {
  const time = (moment: string) => (wholeDays ? moment.slice(0, 10) : new Date(moment).toISOString());
  return withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: time(starts),
    enddt: time(ends),
    allday: String(wholeDays),
    location,
    body: url,
  });
}

// Not `URLSearchParams`: some of these sites show its plus signs as they are.
const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
