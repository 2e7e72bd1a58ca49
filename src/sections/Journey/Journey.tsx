import { useNow } from '../../browser/useNow';
import { ButtonLink } from '../../components/Button/Button';
import { ChangeNote } from '../../components/ChangeNote/ChangeNote';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { StatusChip } from '../../components/StatusChip/StatusChip';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { isCancelled, statusAt } from '../../content/status';
import type { EventView } from '../../content/types';
import * as styles from './Journey.module.css';
import { nextStop } from './nextStop';
import * as route from './Route.module.css';

export interface JourneyProps {
  words: {
    /** Above the cities. */
    start: string;
    /** The label of the link to a series on the schedule. */
    more: string;
  };
  /** Where the way begins. */
  cities: readonly string[];
  /** At least one, in the order in which they are played. */
  events: readonly EventView[];
  /** The page on which the events stand, each at its anchor. */
  schedule: string;
  /** When the page was built, ISO. */
  builtAt: string;
}

/** Series abroad as postcards along a route on a map, each with its status at the reader's time. */
export function Journey({ words, cities, events, schedule, builtAt }: JourneyProps) {
  const now = useNow();
  const next = nextStop(events, builtAt);
  return (
    <div className={styles.frame}>
      <div className={`${styles.map} ${route.map}`}>
        <p className={route.start}>
          <span>{words.start}</span>
          {cities.map((city) => (
            <strong key={city}>{city}</strong>
          ))}
        </p>
        <ol className={styles.stops}>
          {events.map((event, n) => {
            const { key, change, title } = event;
            const status = statusAt(event, now, builtAt);
            const lang = event.lang ?? undefined;
            return (
              <li
                key={key}
                className={`${styles.stop} ${route.stop} stagger-item`}
                data-change={change?.status}
              >
                {n === next && (
                  <span className={route.plane}>
                    <Icon name="plane" size="lg" />
                  </span>
                )}
                <div className={styles.front}>
                  <Picture
                    picture={event.picture}
                    sizes="(min-width: 1080px) 36vw, (min-width: 700px) 45vw, 85vw"
                  />
                  <span className={styles.status}>
                    <StatusChip status={isCancelled(event) ? 'cancelled' : status} />
                  </span>
                </div>
                <div className={styles.back}>
                  <p className={styles.postmark} lang={lang}>
                    <span>{event.location}</span>{' '}
                    {/* Elsewhere dates have no break; a ring has short lines. */}
                    <time dateTime={event.starts.slice(0, 10)}>{event.daysText.replace(/\s/g, ' ')}</time>
                  </p>
                  <h3 className={styles.title} lang={lang}>
                    {title}
                  </h3>
                  {change && <ChangeNote status={change.status} reason={change.reason} />}
                  <p lang={lang}>
                    <Unbroken text={(status === 'over' && event.report) || event.description} />
                  </p>
                  <ButtonLink
                    variant="secondary"
                    href={`${schedule}#${key}`}
                    aria-label={`${words.more}: ${title}`}
                  >
                    {words.more}
                  </ButtonLink>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
