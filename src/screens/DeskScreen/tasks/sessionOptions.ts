import { entriesOf, entryNames } from '../entryOptions';
import type { OpenDesk } from '../words';

/** The sessions that are neither over nor cancelled, the next one first. */
export function sessionOptions(desk: OpenDesk, now: string) {
  const nameIn = entryNames(desk, 'sessions');
  return entriesOf(desk.values['data/sessions.yaml'])
    .map((session) => ({ ...session, ...Object(session.moved) }))
    .filter(({ ends, cancelled }) => String(ends) >= now && !cancelled)
    .sort((a, b) => (String(a.starts) < String(b.starts) ? -1 : 1))
    .map((session) => ({ value: String(session.id), label: nameIn(session) ?? String(session.id) }));
}
