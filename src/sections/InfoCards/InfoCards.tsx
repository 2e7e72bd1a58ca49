import { Grid } from '../../components/Grid/Grid';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { TitledPictureView } from '../../content/types';
import * as styles from './InfoCards.module.css';

/** Something to know. */
export interface InfoCard extends TitledPictureView {
  points: readonly string[];
}

/** What to know, on the sheet of a clipboard: entries with their toys, and points that are ticked off. */
export function InfoCards({ cards }: { cards: readonly InfoCard[] }) {
  return (
    <div className={styles.board} data-tone="white">
      <Grid className={styles.cards}>
        {cards.map(({ picture, title, description, points }) => (
          <li key={title} className={styles.card}>
            <div className={styles.picture}>
              <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 1080px) max(13rem, 18vw), 12rem" />
            </div>
            <div className={styles.head}>
              <h3 className={styles.title}>{title}</h3>
              <p>
                <Unbroken text={description} />
              </p>
            </div>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Unbroken text={point} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Grid>
    </div>
  );
}
