import { entriesOf, entryOptions } from '../entryOptions';
import type { OpenDesk } from '../words';

/** The sessions that are neither over nor cancelled, the next one first, labelled by day, time, city and group. */
export function sessionOptions(desk: OpenDesk, now: string) {
  const locale = desk.languages[0]?.code;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const labels = (file: string) =>
    new Map(entryOptions(desk, file).map(({ value, label }) => [value, label]));
  const [cities, groups] = [labels('cities'), labels('groups')];
  return (
    entriesOf(desk.values['data/sessions.yaml'])
      .map((session) => ({ ...session, ...Object(session.moved) }))
      // A date that is still being typed may not be one yet.
      .filter(({ starts }) => !Number.isNaN(Date.parse(dayOf(starts))))
      .filter(({ ends, cancelled }) => String(ends) >= now && !cancelled)
      .sort((a, b) => (String(a.starts) < String(b.starts) ? -1 : 1))
      .map(({ id, starts, city, group }) => ({
        value: String(id),
        label: `${day.format(new Date(dayOf(starts)))}, ${String(starts).slice(11)}, ${cities.get(city) ?? city}, ${groups.get(group) ?? group}`,
      }))
  );
}

const dayOf = (starts: unknown) => `${String(starts).slice(0, 10)}T00:00Z`;
