import { useEffect, useLayoutEffect } from 'react';
import { replaceHash } from '../../browser/address/hash';
import { useHash } from '../../browser/address/useHash';
import { lastPlace } from '../../browser/storage/lastPlace';
import { Picture } from '../../components/Picture/Picture';
import { type AddressedTabItem, AddressedTabs } from '../../components/Tabs/AddressedTabs';
import { cutOut } from '../../content/toPicture';
import type { DatesWords, SessionView, VenueView } from '../../content/types';
import { type PaperFacts, SchedulePaper } from '../SchedulePaper/SchedulePaper';
import { VenueFacts } from '../VenueFacts/VenueFacts';
import { placeOf } from './anchors';
import * as fourWeeks from './FourWeeks.module.css';
import * as styles from './SessionCalendar.module.css';
import { SessionList, type SessionListProps } from './SessionList';

/** The calendar's tabs, labels and notices. */
export type CalendarWords = Omit<Queries.ScheduleContentCalendarFragment, 'title'> & { dates: DatesWords };

interface SessionCalendarProps {
  words: CalendarWords;
  sessions: readonly SessionView[];
  venues: readonly VenueView[];
  paper: PaperFacts;
  /** Where no session is to come. */
  invitation: SessionListProps['invitation'];
  /** When the page was built, ISO. */
  builtAt: string;
}

/** Sessions by city and, within a city, by group, with the city's venues. */
export function SessionCalendar({
  words,
  sessions,
  venues,
  paper,
  invitation,
  builtAt,
}: SessionCalendarProps) {
  useLastPlace(words, sessions);
  const cities = words.cities.map((city): AddressedTabItem => {
    const places = venues.filter((venue) => venue.city === city.value);
    const picture = places.find((venue) => venue.picture)?.picture;
    const groups = words.groups.map(
      (group): AddressedTabItem => ({
        value: group.value,
        address: `${city.value}-${group.value}`,
        label: group.label,
        holds: (hash) => placeOf(hash, sessions) === `${city.value}-${group.value}`,
        content: (
          <SessionList
            words={words}
            city={city}
            group={group}
            sessions={sessions.filter(
              (session) => session.city === city.value && session.group === group.value,
            )}
            invitation={invitation}
            builtAt={builtAt}
          />
        ),
      }),
    );
    return {
      value: city.value,
      label: city.label,
      holds: (hash) => groups.some((group) => group.address === hash || group.holds?.(hash)),
      content: (
        <>
          <div className={styles.city}>
            <div className={styles.regular}>
              <p>
                <span className={styles.day}>{city.regular}</span> {words.perMonth}
              </p>
            </div>
            <div className={fourWeeks.weeks} aria-hidden="true">
              {words.weekdays.map((initial, day) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two days may begin with one letter.
                <span key={day} data-regular={day + 1 === city.regularDay || undefined}>
                  {initial}
                </span>
              ))}
            </div>
            {picture && (
              <div className={styles.picture}>
                <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 768px) 26rem, 12rem" />
              </div>
            )}
            <div className={styles.dates}>
              <AddressedTabs
                variant="plain"
                label={`${words.groupTabsLabel}: ${city.label}`}
                items={groups}
                within={city.value}
              />
            </div>
            <div className={styles.venues}>
              {places.map((venue) => (
                <div key={venue.key} className={styles.place}>
                  <p className={styles.placeName} lang={venue.lang ?? undefined}>
                    {venue.center}
                  </p>
                  <VenueFacts venue={venue} />
                </div>
              ))}
            </div>
          </div>
          <div className={styles.paper} data-paper>
            <SchedulePaper words={words} city={city} sessions={sessions} builtAt={builtAt} {...paper} />
          </div>
        </>
      ),
    };
  });
  return (
    <div className={styles.board} data-tone="green">
      <AddressedTabs label={words.cityTabsLabel} items={cities} />
    </div>
  );
}

/**
 * Remembers the open tab until the page is reloaded: visitors who come back to the schedule find it open, and in the address.
 */
function useLastPlace({ cities, groups }: CalendarWords, sessions: readonly SessionView[]) {
  const hash = useHash();
  useLayoutEffect(() => {
    if (window.location.hash === '' && lastPlace.get() !== '') replaceHash(lastPlace.get());
  }, []);
  useEffect(() => {
    const place = placeOf(hash, sessions) ?? hash;
    const known = cities.some(
      ({ value }) => value === place || groups.some((group) => place === `${value}-${group.value}`),
    );
    if (known) lastPlace.set(place);
  }, [hash, cities, groups, sessions]);
}
