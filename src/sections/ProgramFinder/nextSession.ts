import { isCancelled } from '../../content/status';
import type { SessionView } from '../../content/types';

/** The city and group to find a session for. */
interface Place {
  city: string;
  group: string;
}

/**
 * The next session to attend: the first one of the group in the city that is neither over nor cancelled.
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

/** Whether a session can still be attended. */
const isToCome = (session: SessionView, now: number | undefined) =>
  now !== undefined && now < Date.parse(session.ends) && !isCancelled(session);
