import { Icon } from '../../components/Icon/Icon';
import type { TitledView } from '../../content/types';
import * as styles from './EvaluationProcess.module.css';
import { PeriodRow } from './PeriodRow';
import type { EvaluationPeriod, PeriodWords } from './useRegistration';

export interface EvaluationProcessProps {
  eligibility: TitledView & { members: readonly string[]; note: string };
  periods: TitledView;
  board: TitledView & { members: readonly string[] };
  entries: readonly EvaluationPeriod[];
  words: PeriodWords;
  /** When the page was built, ISO. */
  builtAt: string;
}

/** Who may take part, when, and who evaluates. */
export function EvaluationProcess({
  eligibility,
  periods,
  board,
  entries,
  words,
  builtAt,
}: EvaluationProcessProps) {
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <h3 className={styles.title}>{eligibility.title}</h3>
        <p>{eligibility.description}</p>
        <div className={styles.parts}>
          <List icon="user" entries={eligibility.members} look="tiles" />
          <p className={styles.note}>{eligibility.note}</p>
        </div>
      </li>
      <li className={styles.step}>
        <h3 className={styles.title}>{periods.title}</h3>
        <p>{periods.description}</p>
        <div className={`${styles.parts} ${styles.periods}`}>
          {entries.map((period) => (
            <PeriodRow key={period.key} period={period} words={words} builtAt={builtAt} />
          ))}
        </div>
      </li>
      <li className={styles.step}>
        <h3 className={styles.title}>{board.title}</h3>
        <p>{board.description}</p>
        <div className={styles.parts}>
          <List icon="star" entries={board.members} look="rows" />
        </div>
      </li>
    </ol>
  );
}

interface ListProps {
  icon: string;
  entries: readonly string[];
  /** Where there is little room, entries of a word or two are `tiles`. */
  look: 'tiles' | 'rows';
}

function List({ icon, entries, look }: ListProps) {
  return (
    <ul className={styles.list} data-look={look}>
      {entries.map((entry) => (
        <li key={entry} className={styles.entry}>
          <Icon name={icon} size="sm" />
          {entry}
        </li>
      ))}
    </ul>
  );
}
