import * as styles from './PhaseList.module.css';

export interface PhaseListProps {
  title: string;
  phases: readonly { phase: string; title: string; description: string }[];
}

/** The phases of the mission, in order. */
export function PhaseList({ title, phases }: PhaseListProps) {
  return (
    <div id="mission" className={styles.mission}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.phases}>
        {phases.map((entry) => (
          <li key={entry.title} className={styles.phase}>
            <p className={styles.when}>{entry.phase}</p>
            <h4 className={styles.where}>{entry.title}</h4>
            <p>{entry.description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
