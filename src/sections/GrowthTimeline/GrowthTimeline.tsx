import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { MilestoneView } from '../../content/types';
import * as styles from './GrowthTimeline.module.css';
import * as river from './River.module.css';

/** The academy's milestones along the river, oldest first; some with an island in it. */
export function GrowthTimeline({ milestones }: { milestones: readonly MilestoneView[] }) {
  return (
    <ol className={styles.timeline}>
      {milestones.map(({ key, lang, month, monthText, title, description, icon, color, picture }) => (
        <li
          key={key}
          className={`${styles.milestone} ${river.milestone} stagger-item`}
          lang={lang ?? undefined}
          data-color={color}
        >
          {picture && (
            <div className={styles.diorama}>
              <Picture
                picture={cutOut(picture)}
                sizes="(min-width: 768px) 40vw, (min-width: 480px) 22rem, 75vw"
              />
            </div>
          )}
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <div className={styles.words}>
            <time className={styles.month} dateTime={month}>
              {monthText}
            </time>
            <h3 className={styles.title}>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
