import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import type { TitledIconView } from '../../content/types';
import * as styles from './ResourceList.module.css';

/** Resources with buttons that have no action yet (behaviour.md 14.3); the text says so. */
export function ResourceList({ items }: { items: readonly (TitledIconView & { button: string })[] }) {
  return (
    <ul className={styles.resources}>
      {items.map(({ icon, title, description, button }) => (
        <li key={title} className={styles.resource}>
          <Icon name={icon} size="lg" />
          <h3 className={styles.title}>{title}</h3>
          <p>{description}</p>
          <Button variant="quiet">{button}</Button>
        </li>
      ))}
    </ul>
  );
}
