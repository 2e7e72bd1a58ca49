import { Icon } from '../../components/Icon/Icon';
import type { TitledIconView } from '../../content/types';
import * as styles from './ProgramCards.module.css';

/** The programmes at a glance, three features each. */
export function ProgramCards({
  cards,
}: {
  cards: readonly (TitledIconView & { features: readonly string[] })[];
}) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ icon, title, description, features }) => (
        <li key={title} className={`${styles.card} stagger-item`}>
          <div className={styles.head}>
            <Icon name={icon} size="lg" />
            <h3 className={styles.title}>{title}</h3>
          </div>
          <p>{description}</p>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>
                <Icon name="check" size="sm" />
                {feature}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
