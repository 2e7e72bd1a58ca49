import { Grid } from '../../components/Grid/Grid';
import { Icon } from '../../components/Icon/Icon';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import type { TitledIconView } from '../../content/types';
import * as styles from './IconCards.module.css';

interface IconCardsProps {
  cards: readonly TitledIconView[];
  /** A heading for the group, one level above that of the cards. */
  title?: string;
  /** `plain` has no card backgrounds, for groups next to other cards. */
  variant?: 'raised' | 'plain';
}

/** Short statements, each with an icon: values, benefits, achievements. */
export function IconCards({ cards, title, variant = 'raised' }: IconCardsProps) {
  const Heading = title ? 'h4' : 'h3';
  return (
    <div className={styles.group}>
      {title && <h3 className={styles.groupTitle}>{title}</h3>}
      <Grid className={styles.cards} variant={variant}>
        {cards.map((card) => (
          <li key={card.title} className={`${styles.card} stagger-item`}>
            <span className={styles.icon}>
              <Icon name={card.icon} size="lg" />
            </span>
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
