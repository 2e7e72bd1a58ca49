import { useNow } from '../../browser/useNow';
import { ButtonLink } from '../../components/Button/Button';
import { ChangeNote } from '../../components/ChangeNote/ChangeNote';
import { Grid } from '../../components/Grid/Grid';
import { Picture } from '../../components/Picture/Picture';
import { Previously } from '../../components/Previously/Previously';
import { StatusChip } from '../../components/StatusChip/StatusChip';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { isCancelled, statusAt } from '../../content/status';
import type { DatesWords, EventView } from '../../content/types';
import { DateActions } from '../DateActions/DateActions';
import * as styles from './EventList.module.css';

export interface EventCardsProps {
  events: readonly EventView[];
  /** When the page was built, ISO. */
  builtAt: string;
  /** The label of the link to the pictures of an event that is over. */
  seePictures: string;
  dates: DatesWords;
  /** Label and target page of the button on each card. Without it, the cards themselves are the anchors. */
  more?: { label: string; href: string };
  /** Heading level of the event titles. */
  title?: 'h3' | 'h4';
  /** On a phone: below each other, or a strip to swipe through. */
  phone?: 'stack' | 'strip';
}

/** Events side by side, each with its status at the reader's time. */
export function EventCards({
  events,
  builtAt,
  seePictures,
  dates,
  more,
  title: Title = 'h3',
  phone = more ? 'strip' : 'stack',
}: EventCardsProps) {
  const now = useNow();
  return (
    <Grid strip={phone === 'strip' && events.length > 1}>
      {events.map((event) => {
        const lang = event.lang ?? undefined;
        const status = statusAt(event, now, builtAt);
        const { change } = event;
        return (
          <li
            key={event.key}
            id={more ? undefined : event.key}
            className={`${styles.event} stagger-item`}
            data-state={status}
            data-change={change?.status}
          >
            <div className={styles.picture}>
              <Picture
                picture={event.picture}
                // Where three do not fill all rows, some are wider.
                sizes={events.length % 3 ? '(min-width: 560px) 47vw, 92vw' : undefined}
              />
            </div>
            <div className={styles.words}>
              <div className={styles.when}>
                <time className={styles.days} lang={lang} dateTime={event.starts.slice(0, 10)}>
                  {event.daysText}
                </time>
                <span className={styles.status}>
                  <StatusChip status={isCancelled(event) ? 'cancelled' : status} />
                </span>
              </div>
              {change?.was && change.was.daysText !== event.daysText && (
                <p>
                  <Previously>
                    <time lang={lang} dateTime={change.was.starts.slice(0, 10)}>
                      {change.was.daysText}
                    </time>
                  </Previously>
                </p>
              )}
              <Title className={styles.title} lang={lang}>
                <Unbroken text={event.title} />
              </Title>
              <p className={styles.place} lang={lang}>
                {event.location} <span className={styles.time}>· {event.time}</span>
              </p>
              {change?.was && change.was.location !== event.location && (
                <p>
                  <Previously>
                    <span lang={lang}>{change.was.location}</span>
                  </Previously>
                </p>
              )}
              {change && <ChangeNote status={change.status} reason={change.reason} />}
              {status === 'over' && event.result && (
                <p className={styles.result} lang={lang}>
                  {event.result}
                </p>
              )}
              <p lang={lang}>
                <Unbroken text={(status === 'over' && event.report) || event.description} />
              </p>
              {status === 'over' && event.picturesHref && (
                <p>
                  <ButtonLink
                    variant="quiet"
                    href={event.picturesHref}
                    aria-label={`${seePictures}: ${event.title}`}
                  >
                    {seePictures}
                  </ButtonLink>
                </p>
              )}
              <div className={styles.foot}>
                {more && (
                  <ButtonLink
                    variant="quiet"
                    href={`${more.href}#${event.key}`}
                    aria-label={`${more.label}: ${event.title}`}
                  >
                    {more.label}
                  </ButtonLink>
                )}
                <DateActions
                  words={dates}
                  name={event.title}
                  shareOnly={isCancelled(event) || status === 'over'}
                  date={{
                    title: event.title,
                    starts: event.starts,
                    ends: event.ends,
                    wholeDays: true,
                    location: event.location,
                    file: `${dates.feedsHref}events/${event.key}.ics`,
                    page: `${dates.pageHref}#${event.key}`,
                  }}
                />
              </div>
            </div>
          </li>
        );
      })}
    </Grid>
  );
}
