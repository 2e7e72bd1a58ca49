import { Link } from '../../components/Link/Link';
import * as styles from './PeriodRow.module.css';
import { type EvaluationPeriod, type PeriodWords, useRegistration } from './useRegistration';

interface PeriodProps {
  period: EvaluationPeriod;
  words: PeriodWords;
}

/**
 * A period with its dates. Once registration has closed, it links to contact for new dates instead, unless it is highlighted: its
 * ticket says so.
 */
export function PeriodRow({ period, words, builtAt }: PeriodProps & { builtAt: string }) {
  const { closed, text } = useRegistration(period, words, builtAt);
  const { highlighted } = period;
  return (
    <section className={styles.period} data-tone={highlighted ? 'green' : undefined}>
      <h4 className={styles.head}>
        <span className={styles.code}>{period.code}</span>{' '}
        <span className={styles.label}>
          {words.plan}: <span>{period.label}</span>
        </span>
      </h4>
      <p>{period.description}</p>
      <PeriodFacts period={period} words={words} />
      {period.lastDay && !highlighted && (
        <p className={styles.clock}>
          {text} {closed && <Link href={words.ask.href}>{words.ask.label}</Link>}
        </p>
      )}
    </section>
  );
}

/** Duration, registration and results of a period. */
export function PeriodFacts({ period, words }: PeriodProps) {
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
