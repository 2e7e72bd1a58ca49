import type { ReactNode } from 'react';
import { statusAt } from '../../content/status';
import type { DatesWords } from '../../content/types';
import { EventCards, type EventCardsProps } from './EventCards';
import * as styles from './LastSeason.module.css';

export interface EventListProps extends Omit<EventCardsProps, 'title' | 'seePictures' | 'dates'> {
  words: {
    /** The heading of past events. */
    past: string;
    /** The link from an event that is over to its pictures. */
    seePictures: string;
    dates: DatesWords;
  };
  /** Shown if nothing is upcoming. */
  empty: ReactNode;
  /** The class of last season, where it has a look of its own. */
  pastLook?: string;
}

/**
 * Upcoming events, then last season's, newest first. Events are sorted into the two lists by the build time,
 * so that nothing moves for the reader; the status chips use the reader's time.
 */
export function EventList({ events, words, empty, pastLook, ...rest }: EventListProps) {
  const cards = { ...rest, seePictures: words.seePictures, dates: words.dates };
  const isPast = (event: (typeof events)[number]) => statusAt(event, undefined, cards.builtAt) === 'over';
  const past = events.filter(isPast).reverse();
  const coming = events.filter((event) => !isPast(event));
  return (
    <div>
      {coming.length > 0 ? <EventCards {...cards} events={coming} /> : empty}
      {past.length > 0 && (
        <div className={pastLook}>
          <h3 className={styles.past}>{words.past}</h3>
          <EventCards {...cards} events={past} title="h4" phone="strip" />
        </div>
      )}
    </div>
  );
}
