import { unbind } from '../../../content/texts/unbind';

/** An entry for a calendar. */
export interface CalendarDate {
  title: string;
  /** ISO moments with offset. */
  starts: string;
  ends: string;
  /** Whether it takes whole days. Then it starts and ends at midnight, at the end of its last day. */
  wholeDays: boolean;
  location: string;
  /** Its calendar file, and its place on the site; paths without the site's prefix. */
  file: string;
  page: string;
}

/** The address of a calendar file for programs that subscribe. */
export const webcal = (file: string) => file.replace(/^https?:/, 'webcal:');

/** The page of Google Calendar that subscribes to the calendar at this address. */
export function googleFeed(file: string): string {
  return withQuery('https://calendar.google.com/calendar/r', { cid: webcal(file) });
}

/** The page of Outlook on the web that subscribes to it. */
export function outlookFeed(file: string, name: string): string {
  return withQuery('https://outlook.live.com/calendar/0/addfromweb', { url: file, name });
}

/** The page of Google Calendar that adds an entry. @param url where the date is on this site */
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

/** The page of Outlook on the web that adds an entry. @param url where the date is on this site */
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

// Not `URLSearchParams`: some of these sites do not decode its plus signs.
const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(unbind(value))}`)
    .join('&')}`;
