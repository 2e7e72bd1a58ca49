import { useNow } from '../../browser/useNow';
import { ButtonLink } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import type { Tone } from '../../components/Section/Section';
import { comingSessions } from '../../content/comingSessions';
import { cutOut } from '../../content/toPicture';
import type { SessionView, VenueView } from '../../content/types';
import { SessionDates } from '../SessionDates/SessionDates';
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
  /** Of the panel that a city stands in: another than its section's. */
  sky?: Tone;
  /** Shown in their cities. */
  venues?: readonly VenueView[];
  /** The page of all dates. */
  schedule: string;
  /** When the page was built, ISO. */
  builtAt: string;
}

/** How wide the picture of a city is on its card, which has the whole row if there is one city. */
const besideOthers = '(min-width: 1080px) 26vw, (min-width: 768px) 44vw, (min-width: 640px) 90vw, 50vw';
const alone = '(min-width: 1080px) 51vw, (min-width: 640px) 95vw, 50vw';

/** The next dates in each city, the weekly rhythm and the places. */
export function WhenAndWhere(props: WhenAndWhereProps) {
  const { words, sessions, groups, most, sky = 'mint', venues = [], schedule, builtAt } = props;
  const now = useNow();
  const [group, ...others] = groups;
  return (
    <ul className={styles.cities}>
      {words.cities.map(({ value: city, label, regular, allDates }) => {
        const coming = comingSessions(sessions, { city, groups, most }, now, builtAt);
        const places = venues.filter((venue) => venue.city === city);
        const picture = places.find((venue) => venue.picture)?.picture;
        const rhythmAlone = group && coming.length === 0;
        const dates = `${schedule}#${others.length > 0 ? city : `${city}-${group}`}`;
        return (
          <li key={city} className={styles.city}>
            {picture && (
              <div className={styles.picture} data-tone={sky}>
                <Picture
                  picture={cutOut(picture)}
                  alt=""
                  sizes={words.cities.length > 1 ? besideOthers : alone}
                />
              </div>
            )}
            <h3 className={styles.name}>
              <Icon name="pin" size="sm" />
              {label}
            </h3>
            <div className={styles.words}>
              <SessionDates
                sessions={coming}
                nextTitle={words.nextTitle}
                now={now}
                groups={others.length > 0 ? words.groups : []}
              />
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
                  <ButtonLink variant="secondary" href={dates}>
                    {allDates}
                  </ButtonLink>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
