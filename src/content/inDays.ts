const day = 86_400_000;

/**
 * How far away a day is, in days of the academy's time zone: `in 3 days`, `jutro`. Its spaces do not break.
 *
 * @param starts the first moment of the day, ISO with the academy's offset
 * @param now the reader's clock in ms
 */
export function inDays(starts: string, now: number, locale: string, timeZone: string): string {
  // Swedish dates are ISO dates.
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(now);
  const days = (Date.parse(starts.slice(0, 10)) - Date.parse(today)) / day;
  const text = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return text.replaceAll(' ', '\u00A0');
}
