import { ButtonLink } from '../../components/Button/Button';
import { fill } from '../../content/InterfaceContext';
import { statusAt } from '../../content/status';
import type { LinkView } from '../../content/types';
import { useNow } from '../../content/useNow';
import { type EvaluationPeriod, PeriodFacts, type PeriodWords } from '../EvaluationProcess/PeriodRow';
import * as styles from './EvaluationTicket.module.css';

export interface EvaluationTicketProps {
  period: EvaluationPeriod;
  words: PeriodWords & { open: string; lastDay: string; closed: string; closedNote: string };
  link: LinkView;
  /** When the page was built, ISO. */
  builtAt: string;
}

/** One period as a ticket; beside its label stands what the clock says of the registration. */
export function EvaluationTicket({ period, words, link, builtAt }: EvaluationTicketProps) {
  const now = useNow();
  const status = period.lastDay ? statusAt(period.lastDay, now, builtAt) : 'scheduled';
  const text = { scheduled: undefined, upcoming: words.open, today: words.lastDay, over: words.closed }[
    status
  ];
  return (
    <article className={styles.ticket} data-state={status} data-tone="white">
      <div className={styles.stub}>
        <p className={styles.label}>{period.label}</p>
        <h3 className={styles.code}>{period.code}</h3>
      </div>
      <div className={styles.body}>
        <PeriodFacts period={period} words={words} />
        <p>{period.description}</p>
        <p className={styles.clock}>{text && fill(text, { date: period.registrationText })}</p>
        {status === 'over' && <p className={styles.note}>{words.closedNote}</p>}
        <p>
          <ButtonLink href={link.href} icon="arrow-right">
            {link.label}
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}
