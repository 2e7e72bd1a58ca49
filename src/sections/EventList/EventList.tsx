import { ButtonLink } from '../../components/Button/Button';
import { Notice } from '../../components/Notice/Notice';
import { Picture } from '../../components/Picture/Picture';
import { StatusChip } from '../../components/StatusChip/StatusChip';
import { allOver, statusAt } from '../../content/status';
import type { EventView } from '../../content/types';
import { useNow } from '../../content/useNow';
import * as styles from './EventList.module.css';

interface EventListProps {
  events: readonly EventView[];
  /** When the page was built, ISO. */
  builtAt: string;
  /** Said when there are no events. */
  noneText: string;
  /** Said when all events are over. */
  overText: string;
  /** Label and page of a button to more about an event; without it the list itself holds the anchors. */
  more?: { label: string; href: string };
}

/** Events with their status on the day the page is read. */
export function EventList({ events, builtAt, noneText, overText, more }: EventListProps) {
  const now = useNow();
  if (events.length === 0) return <Notice>{noneText}</Notice>;
  return (
    <div className={styles.events}>
      {allOver(events, now, builtAt) && <Notice>{overText}</Notice>}
      <ul className={styles.list}>
        {events.map((event) => {
          const status = statusAt(event, now, builtAt);
          return (
            <li
              key={event.key}
              id={more ? undefined : event.key}
              className={`${styles.event} stagger-item`}
              data-state={status}
            >
              <div className={styles.picture}>
                <Picture picture={event.picture} />
              </div>
              <div className={styles.words}>
                <div className={styles.when}>
                  <time className={styles.days} dateTime={event.starts.slice(0, 10)}>
                    {event.daysText}, {event.year}
                  </time>
                  <StatusChip status={status} />
                </div>
                <h3 className={styles.title}>{event.title}</h3>
                <p className={styles.place}>
                  {event.location} · {event.time}
                </p>
                <p>{event.description}</p>
                {more && (
                  <p className={styles.more}>
                    <ButtonLink
                      variant="quiet"
                      href={`${more.href}#${event.key}`}
                      aria-label={`${more.label}: ${event.title}`}
                    >
                      {more.label}
                    </ButtonLink>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
