import { Grid } from '../../components/Grid/Grid';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { PictureView, TitledView } from '../../content/types';
import * as styles from './IconCards.module.css';

/** What a card says, and an icon or an island, cut out, that says it as well. */
export interface IconCard extends TitledView {
  icon?: string;
  picture?: PictureView | null;
}

interface IconCardsProps {
  cards: readonly IconCard[];
  /** A heading for the group, one level above that of the cards. */
  title?: string;
  /** `plain` has no card backgrounds, for groups next to other cards. */
  variant?: 'raised' | 'plain';
}

/** Short statements, each with its sign: values, benefits, achievements, places. */
export function IconCards({ cards, title, variant = 'raised' }: IconCardsProps) {
  const Heading = title ? 'h4' : 'h3';
  return (
    <div className={styles.group}>
      {title && <h3 className={styles.groupTitle}>{title}</h3>}
      <Grid className={styles.cards} variant={variant}>
        {cards.map((card) => (
          <li key={card.title} className={`${styles.card} stagger-item`}>
            {card.icon && (
              <span className={styles.icon}>
                <Icon name={card.icon} size="lg" />
              </span>
            )}
            {card.picture && (
              <div className={styles.picture}>
                <Picture picture={cutOut(card.picture)} alt="" sizes="10rem" />
              </div>
            )}
            <div className={styles.words}>
              <Heading className={styles.title}>{card.title}</Heading>
              <p className={styles.text}>
                <Unbroken text={card.description} />
              </p>
            </div>
          </li>
        ))}
      </Grid>
    </div>
  );
}
