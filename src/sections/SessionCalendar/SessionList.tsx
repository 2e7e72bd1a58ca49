import { useNow } from '../../browser/useNow';
import { ButtonLink } from '../../components/Button/Button';
import { ChangeNote } from '../../components/ChangeNote/ChangeNote';
import { Icon } from '../../components/Icon/Icon';
import { Notice } from '../../components/Notice/Notice';
import { Previously } from '../../components/Previously/Previously';
import { StatusChip } from '../../components/StatusChip/StatusChip';
import { allOver, isCancelled, statusAt } from '../../content/status';
import type { SessionView } from '../../content/types';
import * as styles from './SessionCalendar.module.css';

interface SessionListProps {
  words: Pick<Queries.ScheduleContentCalendarFragment, 'nextTitle' | 'allOver' | 'none' | 'ask'>;
  ages: string;
  sessions: readonly SessionView[];
  builtAt: string;
}

/** From when to when, to compare. */
const hours = ({ starts, timesText }: Pick<SessionView, 'starts' | 'timesText'>) => starts + timesText;

/** The sessions of one group in one city; the next one is marked. */
export function SessionList({ words, ages, sessions, builtAt }: SessionListProps) {
  const now = useNow();
  const next =
    now === undefined
      ? undefined
      : sessions.find((session) => !isCancelled(session) && statusAt(session, now, builtAt) !== 'over');
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
            const { change } = session;
            return (
              <li
                key={session.key}
                className={styles.session}
                data-state={status}
                data-next={session === next || undefined}
                data-change={change?.status}
              >
                <time className={styles.when} dateTime={session.starts}>
                  <span className={styles.weekday}>{session.weekday}</span>
                  <span className={styles.days}>{session.daysText}</span>
                  <span className={styles.weekday}>{session.year}</span>
                </time>
                <div className={styles.what}>
                  {session === next && <p className={styles.next}>{words.nextTitle}</p>}
                  <p className={styles.times}>{session.timesText}</p>
                  {change?.was && hours(change.was) !== hours(session) && (
                    <p>
                      <Previously>
                        <time dateTime={change.was.starts}>
                          {change.was.weekday}, {change.was.daysText}, {change.was.timesText}
                        </time>
                      </Previously>
                    </p>
                  )}
                  <p className={styles.venue}>
                    <Icon name="pin" size="sm" />
                    <span lang={session.lang ?? undefined}>{session.venue}</span>
                  </p>
                  {change?.was && change.was.venue !== session.venue && (
                    <p>
                      <Previously>
                        <span lang={session.lang ?? undefined}>{change.was.venue}</span>
                      </Previously>
                    </p>
                  )}
                </div>
                {change && (
                  <div className={styles.note}>
                    <ChangeNote status={change.status} reason={change.reason} />
                  </div>
                )}
                <StatusChip status={isCancelled(session) ? 'cancelled' : status} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
