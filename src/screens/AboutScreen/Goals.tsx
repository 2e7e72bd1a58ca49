import type { TitledView } from '../../content/types';
import * as styles from './Goals.module.css';

interface GoalsProps {
  title: string;
  goals: readonly TitledView[];
  /** Their titles alone. */
  short?: boolean;
}

/** The academy's goals. */
export function Goals({ title, goals, short = false }: GoalsProps) {
  return (
    <div className={styles.group} data-look={short ? 'short' : 'full'}>
      <h3 className={styles.heading}>{title}</h3>
      <ol className={styles.goals}>
        {goals.map((goal) => (
          <li key={goal.title} className={styles.goal}>
            <h4 className={styles.title}>{goal.title}</h4>
            {!short && <p>{goal.description}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
