import { Icon } from '../../components/Icon/Icon';
import * as styles from './CheckPanels.module.css';

/** A heading with its list. */
export interface CheckPanel {
  title: string;
  points: readonly string[];
  description?: string;
  /** Beside the title. */
  icon?: string;
  /** Icon before each point; a tick where there is none. */
  bullet?: string;
}

/** Lists that belong together, side by side on surfaces of their own: what a programme has, what one learns in it. */
export function CheckPanels({ panels }: { panels: readonly CheckPanel[] }) {
  const tones = [undefined, 'green', 'amber'];
  return (
    <ul className={styles.panels}>
      {panels.map(({ title, points, description, icon, bullet = 'check' }, n) => (
        <li key={title} className={styles.panel} data-tone={tones[n % tones.length]}>
          <h3 className={styles.title}>
            {icon && <Icon name={icon} size="lg" />}
            {title}
          </h3>
          {description && <p>{description}</p>}
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name={bullet} size="sm" />
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
