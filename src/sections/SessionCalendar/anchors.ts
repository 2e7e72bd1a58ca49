import type { SessionView } from '../../content/types';

/** The anchor of a session on the schedule. */
export const sessionAnchor = (key: string) => `session-${key}`;

/** The tab that contains a session's anchor, like `krakow-juniors`; `undefined` for any other hash. */
export function placeOf(
  hash: string,
  sessions: readonly Pick<SessionView, 'key' | 'city' | 'group'>[],
): string | undefined {
  const session = sessions.find(({ key }) => sessionAnchor(key) === hash);
  return session && `${session.city}-${session.group}`;
}
