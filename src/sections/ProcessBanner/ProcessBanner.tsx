import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView, TitledView } from '../../content/types';
import * as styles from './ProcessBanner.module.css';

export interface ProcessBannerProps {
  /** An island, cut out. */
  picture: PictureView;
  title: string;
  text: string;
  points: readonly TitledView[];
}

/** The academy's way of working, as a few principles along a seam, on which a toy stands. */
export function ProcessBanner({ picture, title, text, points }: ProcessBannerProps) {
  return (
    <div className={styles.banner} data-tone="green">
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.picture}>
        <Picture picture={cutOut(picture)} sizes="(min-width: 1080px) 36rem, 20rem" />
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
