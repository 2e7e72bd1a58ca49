import type { Facts } from '../files';

type Session = Facts['sessions'][number];

/** Two sessions that are at one venue at the same time. */
export interface Clash {
  session: Session;
  /** The one that stands before it in the list. */
  other: Session;
  /** Their venue. */
  venue: string;
}

/** Where and when a session is after its move, if it has one. */
export function afterMove<T extends Pick<Session, 'starts' | 'ends' | 'venue' | 'moved'>>(session: T): T {
  return { ...session, ...session.moved };
}

/** Whether two sessions, as they are after their moves, want one venue at the same time. One may begin when another ends. */
export function collide(here: Placed, other: Placed): boolean {
  if (here.cancelled || other.cancelled || here.venue !== other.venue) return false;
  return here.starts < other.ends && other.starts < here.ends;
}

type Placed = Pick<Session, 'starts' | 'ends' | 'venue' | 'cancelled'>;

/**
 * The sessions that are at one venue at the same time, each pair once. One may begin when another ends; what is cancelled takes
 * no place, and what has moved takes its new one.
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
