import type { ReactNode } from 'react';
import { useNow } from '../../browser/useNow';
import { ButtonLink } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { MailAddress } from '../../components/MailAddress/MailAddress';
import { StatusChip } from '../../components/StatusChip/StatusChip';
import type { FinderCity, FinderGoal, FinderPerson, FinderView, SessionView } from '../../content/types';
import { mailtoHref } from '../MailForm/letter';
import * as styles from './FinderResult.module.css';
import { finderLetter } from './finderLetter';
import { nextSession } from './nextSession';

interface FinderResultProps {
  words: Pick<FinderView, 'questions' | 'result' | 'mail'>;
  person: FinderPerson;
  city: FinderCity;
  goal: FinderGoal;
  sessions: readonly SessionView[];
  /** The recipient's mail address. */
  to: string;
  /** The buttons to go back. */
  children: ReactNode;
}

/** The result: a programme, its group, the next session, and a prepared mail. */
export function FinderResult({ words, person, city, goal, sessions, to, children }: FinderResultProps) {
  const now = useNow();
  const { result, mail } = words;
  const { program } = goal;
  const { group } = person;
  const place = goal.dates === 'sessions' && group ? { city: city.key, group: group.key } : undefined;
  const session = place && nextSession(sessions, place, now);
  const letter = finderLetter({ to, words, person, city, goal, session });
  return (
    <>
      <article className={styles.ticket}>
        <div className={styles.stub}>
          <span className={styles.icon}>
            <Icon name={program.icon} size="lg" />
          </span>
          {/* Gets the focus when the result appears. */}
          <h3 className={styles.title} tabIndex={-1}>
            {program.label}
          </h3>
          <p>{program.summary}</p>
          <p className={styles.city}>
            <Icon name="pin" size="sm" />
            {city.label}
          </p>
        </div>
        <div className={styles.body}>
          <dl className={styles.facts}>
            {group && (
              <div>
                <dt>{result.group}</dt>
                <dd>
                  <strong>{group.label}</strong>
                  <span>{group.ages}</span>
                </dd>
              </div>
            )}
            <div>
              <dt>{session ? result.next : result.when}</dt>
              {session ? (
                <dd>
                  <strong>
                    <time dateTime={session.starts}>
                      {session.weekday}, {session.daysText}
                    </time>
                  </strong>
                  <span>{session.timesText}</span>
                  <span lang={session.lang ?? undefined}>{session.venue}</span>
                  <StatusChip status={Number(now) < Date.parse(session.day) ? 'upcoming' : 'today'} />
                </dd>
              ) : (
                <dd>
                  <strong>{place ? city.rhythm : result.request}</strong>
                </dd>
              )}
            </div>
          </dl>
          <p className={styles.actions}>
            <ButtonLink href={mailtoHref(letter)} icon="mail">
              {mail.label}
            </ButtonLink>
            <ButtonLink variant="secondary" href={program.href}>
              {result.program}
            </ButtonLink>
            {place && (
              <Link className={styles.dates} href={`${city.href}-${place.group}`}>
                {result.dates}
              </Link>
            )}
          </p>
          <p className={styles.address}>
            {mail.address}{' '}
            <Link href={`mailto:${to}`}>
              <MailAddress address={to} />
            </Link>
          </p>
        </div>
      </article>
      <div className={styles.ways}>{children}</div>
    </>
  );
}
