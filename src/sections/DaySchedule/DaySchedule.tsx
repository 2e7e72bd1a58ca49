import * as styles from './DaySchedule.module.css';

/** A block of the day. */
export interface DayPart {
  key: string;
  title: string;
  description: string;
  /** `06:00` */
  starts: string;
  timesText: string;
}

/** The blocks of a day, from sunrise to sunset. */
export function DaySchedule({ parts }: { parts: readonly DayPart[] }) {
  return (
    <ol className={styles.day}>
      {parts.map(({ key, title, description, starts, timesText }) => (
        <li key={key} className={styles.part} data-part={key}>
          <h3 className={styles.title}>{title}</h3>
          <time className={styles.times} dateTime={starts}>
            {timesText}
          </time>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ol>
  );
}
