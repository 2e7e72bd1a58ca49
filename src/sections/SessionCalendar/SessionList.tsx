import { useNow } from '../../browser/useNow';
import { ButtonLink } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Notice } from '../../components/Notice/Notice';
import { StatusChip } from '../../components/StatusChip/StatusChip';
import { allOver, statusAt } from '../../content/status';
import type { SessionView } from '../../content/types';
import * as styles from './SessionCalendar.module.css';

interface SessionListProps {
  words: Pick<Queries.ScheduleContentCalendarFragment, 'nextTitle' | 'allOver' | 'none' | 'ask'>;
  ages: string;
  sessions: readonly SessionView[];
  builtAt: string;
}

/** The sessions of one group in one city; the next one is marked. */
export function SessionList({ words, ages, sessions, builtAt }: SessionListProps) {
  const now = useNow();
  const next =
    now === undefined ? undefined : sessions.find((session) => statusAt(session, now, builtAt) !== 'over');
  const notice = sessions.length === 0 ? words.none : allOver(sessions, now, builtAt) && words.allOver;
  return (
    <div className={styles.group}>
      <p>{ages}</p>
      {notice && (
        <Notice
          action={
            <ButtonLink variant="quiet" href={words.ask.href}>
              {words.ask.label}
            </ButtonLink>
          }
        >
          {notice}
        </Notice>
      )}
      {sessions.length > 0 && (
        <ul className={styles.sessions}>
          {sessions.map((session) => {
            const status = statusAt(session, now, builtAt);
            return (
              <li
                key={session.key}
                className={styles.session}
                data-state={status}
                data-next={session === next || undefined}
              >
                <time className={styles.when} dateTime={session.starts}>
                  <span className={styles.weekday}>{session.weekday}</span>
                  <span className={styles.days}>{session.daysText}</span>
                  <span className={styles.weekday}>{session.year}</span>
                </time>
                <div>
                  {session === next && <p className={styles.next}>{words.nextTitle}</p>}
                  <p className={styles.times}>{session.timesText}</p>
                  <p className={styles.venue}>
                    <Icon name="pin" size="sm" />
                    <span lang={session.lang ?? undefined}>{session.venue}</span>
                  </p>
                </div>
                <StatusChip status={status} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
