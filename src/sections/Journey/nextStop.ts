import { isCancelled, statusAt } from '../../content/status';
import type { EventView } from '../../content/types';

/**
 * Which of the series the plane is on its way to: the first that is not over, or else the last. By the time of the build, so that it
 * stays where it is when the reader's clock is known.
 */
export function nextStop(
  events: readonly Pick<EventView, 'day' | 'ends' | 'change'>[],
  builtAt: string,
): number {
  const next = events.findIndex(
    (event) => !isCancelled(event) && statusAt(event, undefined, builtAt) !== 'over',
  );
  return next < 0 ? events.length - 1 : next;
}
