import { useNow } from '../../browser/useNow';
import { ButtonLink } from '../../components/Button/Button';
import { ChangeNote } from '../../components/ChangeNote/ChangeNote';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { useInterface } from '../../content/InterfaceContext';
import { inDays } from '../../content/inDays';
import { isCancelled, statusAt } from '../../content/status';
import { cutOut } from '../../content/toPicture';
import type { SessionView, VenueView } from '../../content/types';
import { VenueFacts } from '../VenueFacts/VenueFacts';
import * as styles from './WhenAndWhere.module.css';

export interface WhenAndWhereProps {
  words: Pick<Queries.ScheduleContentCalendarFragment, 'nextTitle' | 'noDates'> & {
    cities: readonly Pick<
      Queries.ScheduleContentCalendarCitiesFragment,
      'value' | 'label' | 'regular' | 'allDates'
    >[];
    groups: readonly Pick<Queries.ScheduleContentCalendarGroupsFragment, 'value' | 'label'>[];
  };
  /** In the order of their dates. */
  sessions: readonly SessionView[];
  /** Whose sessions; without any, dates are agreed on and only the places are shown. */
  groups: readonly string[];
  /** How many dates of each city are shown, at most. */
  most: number;
  /** Shown in their cities. */
  venues?: readonly VenueView[];
  /** `brief`: where no date is left, the cities are one low card with the weekly rhythm alone. */
  variant?: 'brief';
  /** The page of all dates. */
  schedule: string;
  /** When the page was built, ISO. */
  builtAt: string;
}

/** The next dates in each city, the weekly rhythm and the places. */
export function WhenAndWhere(props: WhenAndWhereProps) {
  const { words, sessions, groups, most, venues = [], variant, schedule, builtAt } = props;
  const { locale, timeZone } = useInterface();
  const now = useNow();
  const [group, ...others] = groups;
  const labelOf = (value: string) => words.groups.find((one) => one.value === value)?.label;
  return (
    <ul className={styles.cities} data-variant={variant}>
      {words.cities.map(({ value: city, label, regular, allDates }) => {
        const coming = sessions
          .filter((session) => session.city === city && groups.includes(session.group))
          .filter((session) => statusAt(session, now, builtAt) !== 'over');
        const next = coming.find((session) => !isCancelled(session));
        // Cancelled sessions count, too, but the next one that takes place is always shown.
        const shown = coming.slice(0, Math.max(most, next ? coming.indexOf(next) + 1 : 0));
        const places = venues.filter((venue) => venue.city === city);
        const picture = places.find((venue) => venue.picture)?.picture;
        const rhythmAlone = group && shown.length === 0 && variant !== 'brief';
        const dates = `${schedule}#${others.length > 0 ? city : `${city}-${group}`}`;
        return (
          <li key={city} className={styles.city}>
            {picture && (
              <div className={styles.picture}>
                <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 640px) 26rem, 90vw" />
              </div>
            )}
            <h3 className={styles.name}>
              <Icon name="pin" size="sm" />
              {label}
            </h3>
            <div className={styles.words}>
              {shown.length > 0 && (
                <ul className={styles.dates}>
                  {shown.map((session) => (
                    <li key={session.key} className={styles.date} data-change={session.change?.status}>
                      {/* Empty in the server's HTML, which knows no clock, so that nothing moves when the text appears. */}
                      {session === next && (
                        <p className={styles.next}>
                          {now === undefined
                            ? ' '
                            : `${words.nextTitle} · ${inDays(session.day, now, locale, timeZone)}`}
                        </p>
                      )}
                      <p className={styles.when}>
                        <time dateTime={session.starts}>
                          {session.weekday}, {session.daysText}
                        </time>
                        <span>{session.timesText}</span>
                      </p>
                      <p lang={session.lang ?? undefined}>
                        {[others.length > 0 && labelOf(session.group), session.venue]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                      {session.change && (
                        <ChangeNote status={session.change.status} reason={session.change.reason} />
                      )}
                    </li>
                  ))}
                </ul>
              )}
              {group && <p className={rhythmAlone ? styles.rhythm : undefined}>{regular}</p>}
              {rhythmAlone && <p>{words.noDates}</p>}
              {places.map((venue) => (
                <div key={venue.key} className={styles.venue}>
                  <p lang={venue.lang ?? undefined}>{venue.center}</p>
                  <VenueFacts venue={venue} />
                </div>
              ))}
              {group && (
                <p className={styles.all}>
                  {variant === 'brief' ? (
                    <Link href={dates}>{allDates}</Link>
                  ) : (
                    <ButtonLink variant="secondary" href={dates}>
                      {allDates}
                    </ButtonLink>
                  )}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
