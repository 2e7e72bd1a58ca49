import type { TitledView } from '../../content/types';
import * as styles from './ProcessBanner.module.css';

interface ProcessBannerProps {
  title: string;
  text: string;
  points: readonly TitledView[];
}

/** The academy's way of working, as a few principles along a seam. */
export function ProcessBanner({ title, text, points }: ProcessBannerProps) {
  return (
    <div className={styles.banner} data-tone="green">
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.title}>
            <h4 className={styles.pointTitle}>{point.title}</h4>
            <p>{point.description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
