import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import * as styles from './GradeSteps.module.css';

/** A grade with its benefits. */
export interface Grade {
  letter: string;
  /** What it is worth, cut out. */
  picture: PictureView;
  description: string;
  benefits: readonly string[];
}

interface GradeStepsProps {
  /** From the lowest to the highest. */
  grades: readonly Grade[];
  /** Names the list for screen readers. */
  label: string;
  /** The label of the first step. */
  startsHere: string;
  /** At the foot of the stairs. */
  note: string;
}

/** The grades as a staircase: each step is a little higher than the one before. */
export function GradeSteps({ grades, label, startsHere, note }: GradeStepsProps) {
  const tones = ['white', 'green', 'amber'];
  return (
    <div>
      <ol className={styles.steps} aria-label={label}>
        {grades.map(({ letter, picture, description, benefits }, n) => (
          <li key={letter} className={styles.step} data-tone={tones[n % tones.length]}>
            <div className={styles.picture}>
              <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 740px) 27vw, 14rem" />
            </div>
            <h3 className={styles.letter}>{letter}</h3>
            {n === 0 && <p className={styles.start}>{startsHere}</p>}
            <p>{description}</p>
            <ul className={styles.benefits}>
              {benefits.map((benefit) => (
                <li key={benefit} className={styles.benefit}>
                  {benefit}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className={styles.note} data-tone="mint">
        {note}
      </p>
    </div>
  );
}
