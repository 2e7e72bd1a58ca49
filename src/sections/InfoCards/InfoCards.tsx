import { Grid } from '../../components/Grid/Grid';
import { Icon } from '../../components/Icon/Icon';
import type { TitledIconView } from '../../content/types';
import * as styles from './InfoCards.module.css';

/** Cards with information, each with a list of points. */
export function InfoCards({ cards }: { cards: readonly (TitledIconView & { points: readonly string[] })[] }) {
  return (
    <Grid most={3}>
      {cards.map(({ icon, title, description, points }) => (
        <li key={title} className={styles.card}>
          <h3 className={styles.title}>
            <Icon name={icon} />
            {title}
          </h3>
          <p>{description}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </li>
      ))}
    </Grid>
  );
}
