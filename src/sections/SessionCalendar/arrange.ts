import { isCancelled, statusAt } from '../../content/status';
import type { SessionView } from '../../content/types';

interface Arranged {
  /** The next session to attend, shown first. */
  next?: SessionView | undefined;
  /** The other upcoming sessions, including cancelled ones; all sessions if none is upcoming. */
  months: { name: string; sessions: SessionView[] }[];
  /** Past sessions, collapsed; empty if none is upcoming. */
  over: SessionView[];
}

/**
 * The sessions of a group as its panel shows them. Without the reader's clock, what was over when the page was built is, and
 * the rest is to come.
 *
 * @param sessions in the order of their dates
 * @param now the reader's clock in ms, `undefined` while unknown
 * @param builtAt when the page was built, ISO
 */
export function arrange(
  sessions: readonly SessionView[],
  now: number | undefined,
  builtAt: string,
): Arranged {
  const isOver = (session: SessionView) => statusAt(session, now, builtAt) === 'over';
  const coming = sessions.filter((session) => !isOver(session));
  const next = coming.find((session) => !isCancelled(session));
  if (!next) return { months: byMonth(sessions), over: [] };
  return {
    next,
    months: byMonth(coming.filter((session) => session !== next)),
    over: sessions.filter(isOver),
  };
}

/** Sessions under the names of their months. */
export function byMonth(sessions: readonly SessionView[]) {
  return [...new Set(sessions.map(({ monthText }) => monthText))].map((name) => ({
    name,
    sessions: sessions.filter(({ monthText }) => monthText === name),
  }));
}
