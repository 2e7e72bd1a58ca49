import { DateTime } from 'luxon';
import { bind } from '../languages/typography';
import { fill } from '../texts/fill';

/** A period in local days or minutes, as written in the facts. */
interface LocalPeriod {
  starts: string;
  ends: string;
}

/** A period of whole days, `ends` included: the moments and texts that pages show. */
export function daysOf({ starts, ends }: LocalPeriod, zone: string, locale: string) {
  return {
    starts: instant(starts, zone),
    ends: endOfDay(ends, zone),
    day: instant(starts, zone),
    daysText: daysText(starts, ends, locale, { year: 'numeric' }),
  };
}

/** A period within one day: the moments and texts that pages show. `hours` is the text around `{from}` and `{to}`. */
export function timesOf({ starts, ends }: LocalPeriod, zone: string, locale: string, hours: string) {
  return {
    starts: instant(starts, zone),
    ends: instant(ends, zone),
    day: instant(starts.slice(0, 10), zone),
    daysText: daysText(starts, starts, locale, { month: 'short' }),
    timesText: bind(fill(hours, { from: starts.slice(11, 16), to: ends.slice(11, 16) }), locale),
    weekday: weekdayText(starts, locale),
    monthText: monthText(starts.slice(0, 7), locale),
    year: starts.slice(0, 4),
  };
}

/** The moment at which a local day or minute begins in the zone, with its offset: `2025-09-13T18:00:00+02:00`. */
export function instant(local: string, zone: string): string {
  return toIso(localTime(local, zone));
}

/** The moment at which a local day ends in the zone: the next midnight. */
export function endOfDay(local: string, zone: string): string {
  return toIso(localTime(local, zone).plus({ days: 1 }).startOf('day'));
}

/** A local day or minute in the zone. If the clock shows that hour twice, the first one is meant, whatever the season of the build. */
export function localTime(local: string, zone: string): DateTime {
  const time = DateTime.fromISO(local, { zone });
  return time.getPossibleOffsets()[0] ?? time;
}

/** Whether this local minute exists in the zone: in spring, clocks skip an hour. */
export function isShown(local: string, zone: string): boolean {
  return localTime(local, zone).toFormat("yyyy-MM-dd'T'HH:mm") === local;
}

/** English dates are specified: short months, and hyphens where Intl has dashes. For other languages, Intl decides. */
const monthStyle = (locale: string) => (locale === 'en' ? 'short' : 'long');

/** `Sep 6-7`, `Aug 30 - Sep 1`, `6–7 września`: a range of days in the order that the language uses. */
export function daysText(
  starts: string,
  ends: string,
  locale: string,
  options: Pick<Intl.DateTimeFormatOptions, 'month' | 'year'> = {},
): string {
  const format = formatter(locale, { month: monthStyle(locale), day: 'numeric', ...options });
  const range = format.formatRange(noon(starts), noon(ends));
  // Intl's spaces beside the dash are thin ones, which our fonts do not have.
  if (locale !== 'en') return bind(range.replaceAll('\u2009', ' '), locale);
  return range.replace(/\s*[–-]\s*/, starts.slice(0, 7) === ends.slice(0, 7) ? '-' : ' - ');
}

/** `Saturday`, in the given language. */
function weekdayText(local: string, locale: string): string {
  return formatter(locale, { weekday: 'long' }).format(noon(local));
}

/** `M` for Monday and so on to Sunday, `P` for poniedziałek. */
export function weekdayInitials(locale: string): string[] {
  const { format } = formatter(locale, { weekday: 'narrow' });
  // The first of January 2024 is a Monday.
  return Array.from({ length: 7 }, (_, day) => format(Date.UTC(2024, 0, 1 + day, 12)));
}

/** `Sep` for 9, `wrzesień`. */
export function monthNameText(month: number, locale: string): string {
  return formatter(locale, { month: monthStyle(locale) }).format(Date.UTC(2024, month - 1, 15));
}

/** `July 2023` for `2023-07`. */
export function monthText(month: string, locale: string): string {
  return bind(formatter(locale, { month: 'long', year: 'numeric' }).format(noon(`${month}-15`)), locale);
}

// Calendar dates have no time zone: they are formatted as noon UTC, where no offset can shift the day.
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([locale, options]);
  const found = formatters.get(name) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(name, found);
  return found;
}

/** Cached, because creating a formatter takes longer than formatting a hundred dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const noon = (local: string) => Date.parse(`${local.slice(0, 10)}T12:00:00Z`);

function toIso(date: DateTime): string {
  const iso = date.toISO({ suppressMilliseconds: true });
  if (iso === null) throw new RangeError(`Not a date: ${date.invalidExplanation}`);
  return iso;
}
