import { Icon } from '../../components/Icon/Icon';
import type { TitledIconView } from '../../content/types';
import * as styles from './Callout.module.css';

/** One statement that stands out from the cards around it. */
export function Callout({ icon, title, description }: TitledIconView) {
  return (
    <div className={styles.callout} data-tone="green">
      <Icon name={icon} size="lg" />
      <h3 className={styles.title}>{title}</h3>
      <p>{description}</p>
    </div>
  );
}
