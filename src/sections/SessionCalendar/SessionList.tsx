import { useHash } from '../../browser/address/useHash';
import { useNow } from '../../browser/useNow';
import { Button } from '../../components/Button/Button';
import { allOver } from '../../content/status';
import type { DatesWords, SessionView } from '../../content/types';
import { CalendarLink } from '../DateActions/CalendarLink';
import { Invitation, type InvitationProps } from '../Invitation/Invitation';
import { sessionAnchor } from './anchors';
import { arrange } from './arrange';
import * as styles from './SessionList.module.css';
import { SessionTicket } from './SessionTicket';

export interface SessionListProps {
  words: Pick<
    Queries.ScheduleContentCalendarFragment,
    'nextTitle' | 'over' | 'allOver' | 'none' | 'ask' | 'paper'
  > & {
    dates: DatesWords;
  };
  city: { value: string; label: string };
  group: { value: string; label: string; ages: string };
  /** The sessions of the group in the city, by date. */
  sessions: readonly SessionView[];
  /** Where no session is to come. */
  invitation: Pick<InvitationProps, 'title' | 'picture'>;
  builtAt: string;
}

/** The sessions of one group in one city: the next one, the other upcoming ones by month, and the past ones. If none is to come, those that were and who to ask. */
export function SessionList({ words, city, group, sessions, invitation, builtAt }: SessionListProps) {
  const now = useNow();
  const hash = useHash();
  const { next, months, over } = arrange(sessions, now, builtAt);
  const notice = sessions.length === 0 ? words.none : allOver(sessions, now, builtAt) && words.allOver;
  const place = { city: city.label, group: group.label };
  const tickets = (some: readonly SessionView[]) => (
    <ul className={styles.sessions}>
      {some.map((session) => (
        <SessionTicket
          key={session.key}
          words={words}
          session={session}
          place={place}
          next={session === next}
          named={hash === sessionAnchor(session.key)}
          builtAt={builtAt}
        />
      ))}
    </ul>
  );
  return (
    <div className={styles.group}>
      <p className={styles.ages}>{group.ages}</p>
      <div className={styles.dates}>
        {next && tickets([next])}
        {(months.length > 0 || over.length > 0) && (
          <div className={styles.others}>
            {months.map((month) => (
              <section key={month.name} className={styles.month}>
                <h3 className={styles.monthName}>{month.name}</h3>
                {tickets(month.sessions)}
              </section>
            ))}
            {over.length > 0 && (
              <details
                className={styles.over}
                open={over.some(({ key }) => hash === sessionAnchor(key)) || undefined}
              >
                <summary>
                  {words.over} ({over.length})
                </summary>
                {tickets(over)}
              </details>
            )}
          </div>
        )}
        {notice && <Invitation {...invitation} text={notice} link={words.ask} />}
      </div>
      <div className={styles.take}>
        <CalendarLink
          words={words.dates}
          choice={{
            kind: 'feed',
            title: `${group.label}, ${city.label}`,
            file: `${words.dates.feedsHref}${city.value}-${group.value}.ics`,
          }}
        >
          {words.dates.subscribe}
        </CalendarLink>
        <div className={styles.print}>
          <Button variant="quiet" onClick={() => window.print()}>
            {words.paper.print}
          </Button>
        </div>
      </div>
    </div>
  );
}
