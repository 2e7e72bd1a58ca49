import { fill } from '../../../content/texts/fill';
import { useNow } from '../../browser/useNow';
import { ChangeNote } from '../../components/ChangeNote/ChangeNote';
import { Icon } from '../../components/Icon/Icon';
import { Previously } from '../../components/Previously/Previously';
import { StatusChip } from '../../components/StatusChip/StatusChip';
import { useInterface } from '../../content/InterfaceContext';
import { inDays } from '../../content/inDays';
import { isCancelled, statusAt } from '../../content/status';
import type { DatesWords, SessionView } from '../../content/types';
import { DateActions } from '../DateActions/DateActions';
import { sessionAnchor } from './anchors';
import * as styles from './SessionTicket.module.css';

export interface SessionTicketProps {
  words: { nextTitle: string; dates: DatesWords };
  session: SessionView;
  /** City and group, for its title in calendars. */
  place: { city: string; group: string };
  /** Whether it is the next session. */
  next?: boolean;
  /** Whether the hash names it. */
  named: boolean;
  builtAt: string;
}

/** Start and end in one text, to see whether they have changed. */
const hours = ({ starts, timesText }: Pick<SessionView, 'starts' | 'timesText'>) => starts + timesText;

/** A session: time and place, changes and, until it is over, buttons for its date. */
export function SessionTicket({ words, session, place, next = false, named, builtAt }: SessionTicketProps) {
  const { locale, timeZone } = useInterface();
  const now = useNow();
  const status = statusAt(session, now, builtAt);
  const { change } = session;
  const lang = session.lang ?? undefined;
  const anchor = sessionAnchor(session.key);
  return (
    <li
      id={anchor}
      className={styles.session}
      data-tone={status === 'over' ? undefined : 'white'}
      data-state={status}
      data-next={next || undefined}
      data-named={named || undefined}
      data-change={change?.status}
    >
      {/* Empty in the server's HTML, which knows no clock, so that nothing moves when the text appears. */}
      {next && (
        <p className={styles.next}>
          {now === undefined ? ' ' : `${words.nextTitle} · ${inDays(session.day, now, locale, timeZone)}`}
        </p>
      )}
      <time className={styles.when} dateTime={session.starts}>
        <span className={styles.weekday}>{session.weekday}</span>
        <span className={styles.days}>{session.daysText}</span>
        <span className={styles.weekday}>{session.year}</span>
      </time>
      <div className={styles.what}>
        <div className={styles.line}>
          <p className={styles.times}>{session.timesText}</p>
          <div className={styles.status}>
            <StatusChip status={isCancelled(session) ? 'cancelled' : status} />
          </div>
        </div>
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
          <span lang={lang}>{session.venue}</span>
        </p>
        {change?.was && change.was.venue !== session.venue && (
          <p>
            <Previously>
              <span lang={lang}>{change.was.venue}</span>
            </Previously>
          </p>
        )}
      </div>
      {change && (
        <div className={styles.note}>
          <ChangeNote status={change.status} reason={change.reason} />
        </div>
      )}
      {status !== 'over' && (
        <div className={styles.actions}>
          <DateActions
            words={words.dates}
            name={`${session.weekday}, ${session.daysText}`}
            shareOnly={isCancelled(session)}
            date={{
              title: fill(words.dates.session, place),
              starts: session.starts,
              ends: session.ends,
              wholeDays: false,
              location: session.venue,
              file: `${words.dates.feedsHref}sessions/${session.key}.ics`,
              page: `${words.dates.pageHref}#${anchor}`,
            }}
          />
        </div>
      )}
    </li>
  );
}
