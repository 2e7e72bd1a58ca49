import { DateTime } from 'luxon';

/** All dates of the academy are meant in this zone. */
export const zone = 'Europe/Warsaw';

/** The moment at which a local day or minute in Warsaw begins, with its offset: `2025-09-13T18:00:00+02:00`. */
export function instant(local: string): string {
  return toIso(DateTime.fromISO(local, { zone }));
}

/** The moment at which a local day in Warsaw is over. */
export function endOfDay(local: string): string {
  return toIso(DateTime.fromISO(local, { zone }).plus({ days: 1 }).startOf('day'));
}

/** `Sep 6-7`, `Aug 30 - Sep 1`, `Sep 13`: a range of days in the order that the language uses. */
export function daysText(starts: string, ends: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: zone });
  const range = format.formatRange(toDate(starts), toDate(ends));
  const separator = starts.slice(0, 7) === ends.slice(0, 7) ? '-' : ' - ';
  return range.replace(/\s*[–-]\s*/, separator);
}

/** `18:00-21:00` */
export function timesText(starts: string, ends: string): string {
  return `${starts.slice(11, 16)}-${ends.slice(11, 16)}`;
}

/** `Saturday`, in the language asked for. */
export function weekdayText(local: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: zone }).format(toDate(local));
}

/** `Sep` for 9. */
export function monthNameText(month: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: zone });
  return format.format(DateTime.fromObject({ year: 2024, month, day: 15 }, { zone }).toJSDate());
}

/** `July 2023` for `2023-07`. */
export function monthText(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: zone }).format(
    toDate(`${month}-15`),
  );
}

function toDate(local: string): Date {
  return DateTime.fromISO(local, { zone }).toJSDate();
}

function toIso(date: DateTime): string {
  const iso = date.toISO({ suppressMilliseconds: true });
  if (iso === null) throw new RangeError(`Not a date: ${date.invalidExplanation}`);
  return iso;
}
