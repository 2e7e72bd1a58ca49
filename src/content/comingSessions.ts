import { isCancelled, statusAt } from './status';
import type { SessionView } from './types';

/**
 * The sessions of a city and of these groups that are not over: at most `most`, but always with the next one that takes place.
 * Cancelled sessions count, too.
 */
export function comingSessions(
  sessions: readonly SessionView[],
  { city, groups, most }: { city: string; groups: readonly string[]; most: number },
  now: number | undefined,
  builtAt: string,
): readonly SessionView[] {
  const coming = sessions
    .filter((session) => session.city === city && groups.includes(session.group))
    .filter((session) => statusAt(session, now, builtAt) !== 'over');
  const next = coming.findIndex((session) => !isCancelled(session));
  return coming.slice(0, Math.max(most, next + 1));
}
