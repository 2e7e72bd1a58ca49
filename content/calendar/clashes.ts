import type { Facts } from '../files';

type Session = Facts['sessions'][number];

/** Two sessions at the same venue at the same time. */
export interface Clash {
  session: Session;
  /** The one that comes first in the list. */
  other: Session;
  /** Their venue. */
  venue: string;
}

/** The session's venue and time, after its move if it has one. */
export function afterMove<T extends Pick<Session, 'starts' | 'ends' | 'venue' | 'moved'>>(session: T): T {
  return { ...session, ...session.moved };
}

/** Whether two sessions (after their moves) overlap at the same venue. One may begin when the other ends. */
export function collide(here: Placed, other: Placed): boolean {
  if (here.cancelled || other.cancelled || here.venue !== other.venue) return false;
  return here.starts < other.ends && other.starts < here.ends;
}

type Placed = Pick<Session, 'starts' | 'ends' | 'venue' | 'cancelled'>;

/**
 * All pairs of sessions that overlap at the same venue. Cancelled sessions are ignored; moved ones count at their new time and
 * venue.
 */
export function clashes(sessions: readonly Session[]): Clash[] {
  const places = sessions.map(afterMove);
  return places.flatMap((here, n) =>
    places.slice(0, n).flatMap((other, at): Clash[] => {
      const [session, earlier] = [sessions[n], sessions[at]];
      if (!session || !earlier || !collide(here, other)) return [];
      return [{ session, other: earlier, venue: here.venue }];
    }),
  );
}
