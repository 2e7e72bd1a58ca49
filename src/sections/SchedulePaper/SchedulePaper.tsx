import { useNow } from '../../browser/useNow';
import { ChangeNote } from '../../components/ChangeNote/ChangeNote';
import { Previously } from '../../components/Previously/Previously';
import { allOver } from '../../content/status';
import type { SessionView } from '../../content/types';
import * as styles from './SchedulePaper.module.css';

type Was = NonNullable<NonNullable<SessionView['change']>['was']>;
type Calendar = Queries.ScheduleContentCalendarFragment;

/** What every sheet shows. */
export interface PaperFacts {
  /** The academy's name. */
  academy: string;
  /** The ways to reach it. */
  contact: readonly string[];
  /** The address of the QR code for a calendar like `krakow-juniors`. */
  codeOf: (calendar: string) => string;
}

interface SchedulePaperProps extends PaperFacts {
  words: Pick<Calendar, 'allOver' | 'groups' | 'intro' | 'none' | 'paper' | 'perMonth'>;
  city: Calendar['cities'][number];
  sessions: readonly SessionView[];
  /** When the page was built, ISO. */
  builtAt: string;
}

/** The original time and place of a moved session. */
const wasText = ({ weekday, daysText, timesText, venue }: Was) =>
  `${weekday}, ${daysText}, ${timesText}, ${venue}`;

/** The most dates of a group that fit on a sheet in large type. */
const largest = 10;

/** The dates of one city as a notice to print: all groups, month by month, and the QR codes of their calendars. */
export function SchedulePaper({
  words,
  city,
  sessions,
  builtAt,
  academy,
  contact,
  codeOf,
}: SchedulePaperProps) {
  const now = useNow();
  const groups = words.groups.map((group) => ({
    ...group,
    own: sessions.filter((session) => session.city === city.value && session.group === group.value),
  }));
  const large = groups.every(({ own }) => own.length <= largest);
  return (
    <div className={styles.paper} data-size={large ? 'large' : 'small'}>
      <div>
        <p className={styles.academy}>{academy}</p>
        <h2 className={styles.title}>{city.paperTitle}</h2>
        <p>
          {city.regular} {words.perMonth} {words.intro}
        </p>
      </div>
      <div className={styles.groups}>
        {groups.map(({ value, label, ages, own }) => {
          const venues = new Set(own.map(({ venue }) => venue));
          return (
            <section key={value} className={styles.group}>
              <div className={styles.head}>
                <div>
                  <h3 className={styles.label}>{label}</h3>
                  <p>{ages}</p>
                  {venues.size === 1 && (
                    <p className={styles.venue} lang={own[0]?.lang ?? undefined}>
                      {[...venues]}
                    </p>
                  )}
                </div>
                <div className={styles.code}>
                  {/* Not lazy: it is hidden on the screen, but must have loaded when somebody prints. */}
                  <img src={codeOf(`${city.value}-${value}`)} alt="" width="112" height="112" />
                </div>
                <p className={styles.scan}>{words.paper.scan}</p>
              </div>
              {own.length === 0 && <p>{words.none}</p>}
              {own.length > 0 && allOver(own, now, builtAt) && <p>{words.allOver}</p>}
              {[...new Set(own.map(({ monthText }) => monthText))].map((month) => (
                <div key={month} className={styles.month}>
                  <h4>{month}</h4>
                  <ul>
                    {own
                      .filter(({ monthText }) => monthText === month)
                      .map((session) => (
                        <li key={session.key} className={styles.session} data-change={session.change?.status}>
                          <span>{`${session.weekday}, ${session.daysText}`}</span>
                          <span className={styles.times}>{session.timesText}</span>
                          {venues.size > 1 && (
                            <span className={styles.place} lang={session.lang ?? undefined}>
                              {session.venue}
                            </span>
                          )}
                          {session.change && (
                            <div className={styles.place}>
                              {session.change.was && <Previously>{wasText(session.change.was)}</Previously>}
                              <ChangeNote status={session.change.status} reason={session.change.reason} />
                            </div>
                          )}
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
            </section>
          );
        })}
      </div>
      <p className={styles.contact}>{contact.join(' · ')}</p>
    </div>
  );
}
