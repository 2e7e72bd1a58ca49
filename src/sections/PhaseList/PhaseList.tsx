import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { TitledPictureView } from '../../content/types';
import * as styles from './PhaseList.module.css';

export interface PhaseListProps {
  title: string;
  phases: readonly (TitledPictureView & { phase: string })[];
}

/** The phases of the mission, in order: what is there, and in outline what is planned. */
export function PhaseList({ title, phases }: PhaseListProps) {
  return (
    <div id="mission">
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.phases}>
        {phases.map((entry) => (
          <li key={entry.title} className={styles.phase}>
            <div className={styles.picture}>
              <Picture
                picture={cutOut(entry.picture)}
                alt=""
                sizes="(min-width: 1080px) 23vw, (min-width: 640px) 41vw, 8rem"
              />
            </div>
            <div>
              <p className={styles.when}>{entry.phase}</p>
              <h4 className={styles.where}>{entry.title}</h4>
            </div>
            <p className={styles.text}>{entry.description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
