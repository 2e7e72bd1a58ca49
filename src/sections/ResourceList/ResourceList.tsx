import { ButtonLink } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import type { TitledIconView } from '../../content/types';
import * as styles from './ResourceList.module.css';

/** A paper and its button. */
export type Resource = TitledIconView & {
  button: string;
  href: string;
  /** Whether the browser saves it instead of opening it. */
  saved: boolean;
  /** Its format, its pages and its size. */
  details: string;
};

/** The papers, each with a button that names its format and size (behaviour.md 14.3). */
export function ResourceList({ items }: { items: readonly Resource[] }) {
  return (
    <ul className={styles.resources}>
      {items.map(({ icon, title, description, button, href, saved, details }) => (
        <li key={title} className={styles.resource}>
          <Icon name={icon} size="lg" />
          <h3 className={styles.title}>{title}</h3>
          <p>{description}</p>
          <ButtonLink variant="quiet" href={href} download={saved || undefined}>
            <span>
              {button} <span className={styles.details}>{details}</span>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
