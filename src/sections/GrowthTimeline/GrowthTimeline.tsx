import { Icon } from '../../components/Icon/Icon';
import type { MilestoneView } from '../../content/types';
import * as styles from './GrowthTimeline.module.css';

/** The academy's milestones along the river, oldest first. */
export function GrowthTimeline({ milestones }: { milestones: readonly MilestoneView[] }) {
  return (
    <ol className={styles.timeline}>
      {milestones.map(({ key, lang, month, monthText, title, description, icon, color }) => (
        <li
          key={key}
          className={`${styles.milestone} stagger-item`}
          lang={lang ?? undefined}
          data-color={color}
        >
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <time className={styles.month} dateTime={month}>
            {monthText}
          </time>
          <h3 className={styles.title}>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
