import type { SessionView } from '../../content/types';

/** The anchor of a session on the schedule. */
export const sessionAnchor = (key: string) => `session-${key}`;

/** The tab that a hash of the schedule lies in, `krakow-juniors`: that of a session, of a group, or the first of a city. */
export function placeOf(
  hash: string,
  sessions: readonly Pick<SessionView, 'key' | 'city' | 'group'>[],
): string | undefined {
  const session = sessions.find(({ key }) => sessionAnchor(key) === hash);
  return session && `${session.city}-${session.group}`;
}
