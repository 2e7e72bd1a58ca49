import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView, TitledPictureView, TitledView } from '../../content/types';
import * as styles from './EvaluationProcess.module.css';
import { PeriodRow } from './PeriodRow';
import type { EvaluationPeriod, PeriodWords } from './useRegistration';

export interface EvaluationProcessProps {
  eligibility: TitledPictureView & { members: readonly string[]; note: string };
  periods: TitledView;
  board: TitledPictureView & { members: readonly string[] };
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
        <p className={styles.text}>{eligibility.description}</p>
        <Toys picture={eligibility.picture} />
        <div className={styles.parts}>
          <List icon="user" entries={eligibility.members} />
          <p className={styles.note}>{eligibility.note}</p>
        </div>
      </li>
      <li>
        <h3 className={styles.title}>{periods.title}</h3>
        <p className={styles.text}>{periods.description}</p>
        <div className={styles.year}>
          {entries.map((period) => (
            <PeriodRow key={period.key} period={period} words={words} builtAt={builtAt} />
          ))}
        </div>
      </li>
      <li className={styles.step}>
        <h3 className={styles.title}>{board.title}</h3>
        <p className={styles.text}>{board.description}</p>
        <Toys picture={board.picture} />
        <div className={styles.parts}>
          <List icon="star" entries={board.members} />
        </div>
      </li>
    </ol>
  );
}

function Toys({ picture }: { picture: PictureView }) {
  return (
    <div className={styles.toys}>
      <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 640px) min(46vw, 45rem), 20rem" />
    </div>
  );
}

function List({ icon, entries }: { icon: string; entries: readonly string[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry} className={styles.entry}>
          <Icon name={icon} />
          {entry}
        </li>
      ))}
    </ul>
  );
}
