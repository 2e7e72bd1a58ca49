import { DateTime } from 'luxon';

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
    daysText: daysText(starts, ends, locale),
    year: starts.slice(0, 4),
  };
}

/** A period within one day: the moments and texts that pages show. */
export function timesOf({ starts, ends }: LocalPeriod, zone: string, locale: string) {
  return {
    starts: instant(starts, zone),
    ends: instant(ends, zone),
    day: instant(starts.slice(0, 10), zone),
    daysText: daysText(starts, starts, locale),
    timesText: timesText(starts, ends),
    weekday: weekdayText(starts, locale),
    year: starts.slice(0, 4),
  };
}

/** The moment at which a local day or minute begins in the zone, with its offset: `2025-09-13T18:00:00+02:00`. */
export function instant(local: string, zone: string): string {
  return toIso(DateTime.fromISO(local, { zone }));
}

/** The moment at which a local day ends in the zone: the next midnight. */
export function endOfDay(local: string, zone: string): string {
  return toIso(DateTime.fromISO(local, { zone }).plus({ days: 1 }).startOf('day'));
}

/** `Sep 6-7`, `Aug 30 - Sep 1`, `Sep 13`: a range of days in the language's own order. */
export function daysText(starts: string, ends: string, locale: string): string {
  const range = formatter(locale, { month: 'short', day: 'numeric' }).formatRange(noon(starts), noon(ends));
  const separator = starts.slice(0, 7) === ends.slice(0, 7) ? '-' : ' - ';
  return range.replace(/\s*[–-]\s*/, separator);
}

/** `18:00-21:00` */
function timesText(starts: string, ends: string): string {
  return `${starts.slice(11, 16)}-${ends.slice(11, 16)}`;
}

/** `Saturday`, in the given language. */
function weekdayText(local: string, locale: string): string {
  return formatter(locale, { weekday: 'long' }).format(noon(local));
}

/** `Sep` for 9. */
export function monthNameText(month: number, locale: string): string {
  return formatter(locale, { month: 'short' }).format(Date.UTC(2024, month - 1, 15));
}

/** `July 2023` for `2023-07`. */
export function monthText(month: string, locale: string): string {
  return formatter(locale, { month: 'long', year: 'numeric' }).format(noon(`${month}-15`));
}

// Calendar dates have no time zone: they are formatted as noon UTC, where no offset can shift the day.
const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

const noon = (local: string) => Date.parse(`${local.slice(0, 10)}T12:00:00Z`);

function toIso(date: DateTime): string {
  const iso = date.toISO({ suppressMilliseconds: true });
  if (iso === null) throw new RangeError(`Not a date: ${date.invalidExplanation}`);
  return iso;
}
