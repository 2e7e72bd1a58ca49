import { ChangeNote } from '../../components/ChangeNote/ChangeNote';
import { useInterface } from '../../content/InterfaceContext';
import { inDays } from '../../content/inDays';
import { isCancelled } from '../../content/status';
import type { SessionView } from '../../content/types';
import * as styles from './SessionDates.module.css';

interface SessionDatesProps {
  sessions: readonly SessionView[];
  /** Says that a session is the next one. */
  nextTitle: string;
  /** The reader's clock in ms, see useNow. */
  now: number | undefined;
  /** Each date says whose it is, where the dates are not all of one group. */
  groups?: readonly { readonly value: string; readonly label: string }[];
}

/** The dates of sessions that are still to come, in one city; nothing if there is none. */
export function SessionDates({ sessions, nextTitle, now, groups = [] }: SessionDatesProps) {
  const { locale, timeZone } = useInterface();
  if (sessions.length === 0) return null;
  const next = sessions.find((session) => !isCancelled(session));
  return (
    <ul className={styles.dates}>
      {sessions.map((session) => (
        <li key={session.key} className={styles.date} data-change={session.change?.status}>
          {/* Empty in the server's HTML, which knows no clock, so that nothing moves when the text appears. */}
          {session === next && (
            <p className={styles.next}>
              {now === undefined ? ' ' : `${nextTitle} · ${inDays(session.day, now, locale, timeZone)}`}
            </p>
          )}
          <p className={styles.when}>
            <time dateTime={session.starts}>
              {session.weekday}, {session.daysText}
            </time>
            <span>{session.timesText}</span>
          </p>
          <p lang={session.lang ?? undefined}>
            {[groups.find(({ value }) => value === session.group)?.label, session.venue]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {session.change && <ChangeNote status={session.change.status} reason={session.change.reason} />}
        </li>
      ))}
    </ul>
  );
}
