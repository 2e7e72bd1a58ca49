import { ButtonLink } from '../../components/Button/Button';
import { Notice } from '../../components/Notice/Notice';
import { statusAt } from '../../content/status';
import type { LinkView } from '../../content/types';
import { EventCards, type EventCardsProps } from './EventCards';
import * as styles from './EventList.module.css';

export interface EventListProps extends Omit<EventCardsProps, 'title'> {
  words: {
    /** Said when nothing is upcoming, with a way to ask. */
    none: string;
    ask: LinkView;
    /** Above what is over. */
    past: string;
  };
  /** What goes on in any case, a sentence a city. */
  regular: readonly string[];
}

/**
 * What is upcoming, then last season, the newest first. Which is which was decided when the page was built, so that nothing
 * moves under the reader; the chips follow the reader's clock.
 */
export function EventList({ events, words, regular, ...cards }: EventListProps) {
  const isPast = (event: (typeof events)[number]) => statusAt(event, undefined, cards.builtAt) === 'over';
  const past = events.filter(isPast).reverse();
  const coming = events.filter((event) => !isPast(event));
  return (
    <div className={styles.events}>
      {coming.length > 0 ? (
        <EventCards {...cards} events={coming} />
      ) : (
        <Notice
          action={
            <ButtonLink variant="quiet" href={words.ask.href}>
              {words.ask.label}
            </ButtonLink>
          }
        >
          {[words.none, ...regular].join(' ')}
        </Notice>
      )}
      {past.length > 0 && (
        <>
          <h3 className={styles.past}>{words.past}</h3>
          <EventCards {...cards} events={past} title="h4" />
        </>
      )}
    </div>
  );
}
