import type { Period } from '../../content/types';
import * as styles from './PeriodRow.module.css';

/** A period in which players are evaluated. */
export interface EvaluationPeriod {
  key: string;
  code: string;
  /** The specified word: `Upcoming`, `Regular`. */
  label: string;
  description: string;
  highlighted: boolean;
  runsText: string;
  registrationLabel: string;
  /** A day, without its year where it comes back each year. */
  registration: string;
  registrationText: string;
  /** The last day of registration, where its year is known. */
  lastDay?: Period | null;
  results?: string | null;
  resultsText: string;
}

/** What the facts of a period are called. */
export interface PeriodWords {
  duration: string;
  results: string;
}

/** A period with its dates. */
export function PeriodRow({ period, words }: { period: EvaluationPeriod; words: PeriodWords }) {
  return (
    <section className={styles.period} data-highlighted={period.highlighted}>
      <h4 className={styles.head}>
        <span className={styles.code}>{period.code}</span>{' '}
        <span className={styles.label}>{period.label}</span>
      </h4>
      <PeriodFacts period={period} words={words} />
    </section>
  );
}

/** Duration, registration and results of a period. */
export function PeriodFacts({ period, words }: { period: EvaluationPeriod; words: PeriodWords }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.duration}</dt>
        <dd>{period.runsText}</dd>
      </div>
      <div>
        <dt>{period.registrationLabel}</dt>
        <dd>
          <time dateTime={period.registration}>{period.registrationText}</time>
        </dd>
      </div>
      <div>
        <dt>{words.results}</dt>
        <dd>
          {period.results ? <time dateTime={period.results}>{period.resultsText}</time> : period.resultsText}
        </dd>
      </div>
    </dl>
  );
}
