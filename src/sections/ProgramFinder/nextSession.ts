import { isCancelled } from '../../content/status';
import type { SessionView } from '../../content/types';

/** Where and with whom somebody trains. */
interface Place {
  city: string;
  group: string;
}

/**
 * The session to come to next: the first one of the group in the city that is not over and takes place.
 *
 * @param sessions in the order of their dates
 * @param now the reader's clock in ms, `undefined` while unknown
 */
export function nextSession(
  sessions: readonly SessionView[],
  { city, group }: Place,
  now: number | undefined,
): SessionView | undefined {
  return sessions.find(
    (session) => session.city === city && session.group === group && isToCome(session, now),
  );
}

/** Whether somebody can still come to a session. */
const isToCome = (session: SessionView, now: number | undefined) =>
  now !== undefined && now < Date.parse(session.ends) && !isCancelled(session);
