import { ButtonLink } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { LinkView, PictureView } from '../../content/types';
import { PeriodFacts } from '../EvaluationProcess/PeriodRow';
import type { EvaluationPeriod, PeriodWords } from '../EvaluationProcess/useRegistration';
import { useRegistration } from '../EvaluationProcess/useRegistration';
import * as styles from './EvaluationTicket.module.css';

export interface EvaluationTicketProps {
  period: EvaluationPeriod;
  words: PeriodWords;
  /** Leads to registration; once that has closed, `words.ask` replaces it. */
  link: LinkView;
  /** What it is about, cut out. */
  picture: PictureView;
  /** When the page was built, ISO. */
  builtAt: string;
}

/** A period as a ticket, with the status of its registration at the reader's time. */
export function EvaluationTicket({ period, words, link, picture, builtAt }: EvaluationTicketProps) {
  const { closed, text } = useRegistration(period, words, builtAt);
  const { href, label } = closed ? words.ask : link;
  const facts = <PeriodFacts period={period} words={words} />;
  return (
    <article className={styles.ticket} data-state={closed ? 'closed' : 'open'} data-tone="white">
      <div className={styles.stub}>
        <p className={styles.label}>
          {words.plan}: <span>{period.label}</span>
        </p>
        <h3 className={styles.code}>{period.code}</h3>
        <div className={styles.picture}>
          <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 1080px) 25vw, 16rem" />
        </div>
      </div>
      <div className={styles.body}>
        {!closed && facts}
        <p className={styles.clock}>{text}</p>
        {closed && <p className={styles.note}>{words.closedNote}</p>}
        <p>
          <ButtonLink href={href} icon="arrow-right">
            {label}
          </ButtonLink>
        </p>
        {closed && facts}
      </div>
    </article>
  );
}
