import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import * as styles from './DaySchedule.module.css';

/** A block of the day. */
export interface DayPart {
  key: string;
  title: string;
  description: string;
  /** `06:00` */
  starts: string;
  timesText: string;
  /** An island, cut out. */
  picture: PictureView;
}

/** The blocks of a day, from sunrise to sunset. */
export function DaySchedule({ parts }: { parts: readonly DayPart[] }) {
  return (
    <ol className={styles.day}>
      {parts.map(({ key, title, description, starts, timesText, picture }) => (
        <li key={key} className={styles.part} data-part={key}>
          <h3 className={styles.title}>{title}</h3>
          <time className={styles.times} dateTime={starts}>
            {timesText}
          </time>
          <p className={styles.text}>{description}</p>
          <div className={styles.picture}>
            <Picture picture={cutOut(picture)} sizes="(min-width: 768px) 31vw, 18rem" />
          </div>
        </li>
      ))}
    </ol>
  );
}
