import { Icon } from '../../components/Icon/Icon';
import * as styles from './CertificationLevels.module.css';

/** A level, with its requirements and benefits for a coach. */
export interface CertificationLevel {
  level: string;
  description: string;
  criteria: readonly { key: string; label: string; points: readonly string[] }[];
  benefits: readonly string[];
}

export interface CertificationLevelsProps {
  title: string;
  criteriaTitle: string;
  benefitsTitle: string;
  levels: readonly CertificationLevel[];
}

/** The levels of the coach certification, one below the other. */
export function CertificationLevels({
  title,
  criteriaTitle,
  benefitsTitle,
  levels,
}: CertificationLevelsProps) {
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <ol className={styles.levels}>
        {levels.map(({ level, description, criteria, benefits }) => (
          <li key={level} className={styles.level}>
            <div className={styles.head}>
              <h4 className={styles.title}>{level}</h4>
              <p>{description}</p>
            </div>
            <div>
              <p className={styles.label}>{criteriaTitle}</p>
              <dl className={styles.list}>
                {criteria.map(({ key, label, points }) => (
                  <div key={key}>
                    <dt className={styles.criterion}>{label}</dt>
                    {points.map((point) => (
                      <dd key={point}>{point}</dd>
                    ))}
                  </div>
                ))}
              </dl>
            </div>
            <div className={styles.benefits}>
              <p className={styles.label}>{benefitsTitle}</p>
              <ul>
                {benefits.map((benefit) => (
                  <li key={benefit} className={styles.benefit}>
                    <Icon name="check" size="sm" />
                    {benefit}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
