import { type TabItem, Tabs } from '../../components/Tabs/Tabs';
import type { LinkView, SessionView } from '../../content/types';
import * as styles from './SessionCalendar.module.css';
import { SessionList } from './SessionList';

export interface CalendarWords {
  cityTabsLabel: string;
  groupTabsLabel: string;
  cities: readonly { value: string; label: string; regular: string }[];
  groups: readonly { value: string; label: string; ages: string }[];
  nextTitle: string;
  allOver: string;
  none: string;
  ask: LinkView;
  perMonth: string;
}

interface SessionCalendarProps {
  words: CalendarWords;
  sessions: readonly SessionView[];
  /** When the page was built, ISO. */
  builtAt: string;
}

/** Sessions by city and, within it, by group. */
export function SessionCalendar({ words, sessions, builtAt }: SessionCalendarProps) {
  const cities = words.cities.map((city): TabItem => {
    const groups = words.groups.map(
      (group): TabItem => ({
        value: group.value,
        label: group.label,
        content: (
          <SessionList
            words={words}
            ages={group.ages}
            sessions={sessions.filter(
              (session) => session.city === city.value && session.group === group.value,
            )}
            builtAt={builtAt}
          />
        ),
      }),
    );
    return {
      value: city.value,
      label: city.label,
      content: (
        <div className={styles.city}>
          <p className={styles.regular}>
            {city.regular} {words.perMonth}
          </p>
          <Tabs variant="plain" label={`${words.groupTabsLabel}: ${city.label}`} items={groups} />
        </div>
      ),
    };
  });
  return <Tabs label={words.cityTabsLabel} items={cities} />;
}
