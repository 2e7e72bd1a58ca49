import { Grid } from '../../components/Grid/Grid';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView, TitledIconView } from '../../content/types';
import * as styles from './ProgramCards.module.css';

/** A programme with a link to its page. */
export interface ProgramCard extends TitledIconView {
  href: string;
  features: readonly string[];
  /** The one under which the programme's page stands. */
  sky: string;
  /** An island, cut out. */
  picture: PictureView;
}

/** The programmes at a glance, with three features each; a card is clickable as a whole. */
export function ProgramCards({ cards }: { cards: readonly ProgramCard[] }) {
  return (
    <Grid className={styles.cards}>
      {cards.map(({ icon, title, description, href, features, sky, picture }) => (
        <li key={href} className={`${styles.card} stagger-item`} data-tone={sky}>
          <div className={styles.head}>
            <Icon name={icon} size="lg" />
            <h3 className={styles.title}>
              <Link className={styles.link} href={href}>
                {title}
              </Link>
            </h3>
            <span className={styles.arrow}>
              <Icon name="arrow-right" size="sm" />
            </span>
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
          <div className={styles.picture}>
            <Picture
              picture={cutOut(picture)}
              alt=""
              sizes="(min-width: 768px) 24rem, (min-width: 560px) 15.5rem, 9.5rem"
            />
          </div>
        </li>
      ))}
    </Grid>
  );
}
