import type { EventView, Period, SessionView } from './types';

/** The status of an event or session. `scheduled` is what can be said without a clock: it was planned for that date. */
export type Status = 'scheduled' | 'upcoming' | 'today' | 'over';

/**
 * The status at a moment. Without the reader's clock (server, first render), only what stays true is said: what was over
 * when the page was built is `over`, the rest is `scheduled`.
 *
 * @param now the reader's clock in ms, `undefined` while unknown
 * @param builtAt when the page was built, ISO
 */
export function statusAt({ day, ends }: Period, now: number | undefined, builtAt: string): Status {
  if (now === undefined) return Date.parse(ends) <= Date.parse(builtAt) ? 'over' : 'scheduled';
  if (now >= Date.parse(ends)) return 'over';
  return now >= Date.parse(day) ? 'today' : 'upcoming';
}

/** True for entries that do not take place, whatever the time. */
export const isCancelled = ({ change }: Pick<SessionView | EventView, 'change'>) =>
  change?.status === 'cancelled';

/** True when there is something and all of it is over. */
export function allOver(periods: readonly Period[], now: number | undefined, builtAt: string): boolean {
  return periods.length > 0 && periods.every((period) => statusAt(period, now, builtAt) === 'over');
}
