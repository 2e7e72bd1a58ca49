import { Grid } from '../../components/Grid/Grid';
import { Picture } from '../../components/Picture/Picture';
import type { PictureView, TitledView } from '../../content/types';
import * as styles from './PictureCards.module.css';

/** Cards with a picture and a text. */
export function PictureCards({ cards }: { cards: readonly (TitledView & { picture: PictureView })[] }) {
  return (
    <Grid className={styles.cards}>
      {cards.map(({ title, description, picture }) => (
        <li key={title} className={`${styles.card} stagger-item`}>
          <Picture picture={picture} />
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </Grid>
  );
}
