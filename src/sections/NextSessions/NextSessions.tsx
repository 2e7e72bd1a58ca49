import { useNow } from '../../browser/useNow';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { comingSessions } from '../../content/comingSessions';
import { SessionDates } from '../SessionDates/SessionDates';
import type { WhenAndWhereProps } from '../WhenAndWhere/WhenAndWhere';
import * as styles from './NextSessions.module.css';

export interface NextSessionsProps extends Pick<WhenAndWhereProps, 'sessions' | 'schedule' | 'builtAt'> {
  title: string;
  words: Omit<WhenAndWhereProps['words'], 'noDates'>;
}

/** The next session in each city, of whatever group, and the weekly rhythm: one card, a part of it for each city. */
export function NextSessions({ title, words, sessions, schedule, builtAt }: NextSessionsProps) {
  const now = useNow();
  const groups = words.groups.map(({ value }) => value);
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.cities}>
        {words.cities.map(({ value: city, label, regular, allDates }) => (
          <li key={city} className={styles.city}>
            <h4 className={styles.name}>
              <Icon name="pin" size="sm" />
              {label}
            </h4>
            <p className={styles.all}>
              <Link href={`${schedule}#${city}`}>{allDates}</Link>
            </p>
            <SessionDates
              sessions={comingSessions(sessions, { city, groups, most: 1 }, now, builtAt)}
              nextTitle={words.nextTitle}
              now={now}
              groups={words.groups}
            />
            <p>{regular}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
