import { Grid } from '../../components/Grid/Grid';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import type { PictureView, TitledIconView } from '../../content/types';
import * as styles from './SceneCards.module.css';

/** What a card says, and a scene, or else an icon that says it as well. */
export interface SceneCard extends TitledIconView {
  picture?: PictureView | null;
}

/** Short statements, each with a scene that fills its part of the card. */
export function SceneCards({ cards }: { cards: readonly SceneCard[] }) {
  return (
    <Grid>
      {cards.map(({ icon, picture, title, description }) => (
        <li key={title} className={`${styles.card} stagger-item`}>
          <div className={styles.picture}>
            {picture ? (
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 1600px) 33rem, (min-width: 1000px) 32vw, (min-width: 570px) 46vw, 18rem"
              />
            ) : (
              <Icon name={icon} size="lg" />
            )}
          </div>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p>
              <Unbroken text={description} />
            </p>
          </div>
        </li>
      ))}
    </Grid>
  );
}
