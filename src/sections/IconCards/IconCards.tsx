import { Grid } from '../../components/Grid/Grid';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import type { Tone } from '../../components/Section/Section';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { PictureView, TitledView } from '../../content/types';
import * as styles from './IconCards.module.css';

/** What a card says, and an island, cut out, or else an icon that says it as well. */
export interface IconCard extends TitledView {
  icon?: string;
  picture?: PictureView | null;
}

interface IconCardsProps {
  cards: readonly IconCard[];
  /** A heading for the group, one level above that of the cards. */
  title?: string;
  /** `row` keeps three in a row on tablets, too. */
  layout?: 'grid' | 'row';
  /** Of the cards, if they stand out from their section; islands are then beside the words. */
  tone?: Tone;
}

/** Short statements, each with its sign: values, achievements, places. */
export function IconCards({ cards, title, layout = 'grid', tone }: IconCardsProps) {
  const Heading = title ? 'h4' : 'h3';
  return (
    <div>
      {title && <h3 className={styles.groupTitle}>{title}</h3>}
      <Grid className={styles.cards} look={layout === 'row' ? 'portraits' : 'cards'}>
        {cards.map((card) => (
          <li key={card.title} className={`${styles.card} stagger-item`} data-tone={tone}>
            {card.icon && !card.picture && (
              <span className={styles.icon}>
                <Icon name={card.icon} size="lg" />
              </span>
            )}
            {card.picture && (
              <div className={styles.picture}>
                <Picture picture={cutOut(card.picture)} alt="" sizes="(min-width: 1080px) 24vw, 42vw" />
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
