import { ButtonLink } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { TitledPictureView } from '../../content/types';
import * as styles from './ResourceList.module.css';

/** A paper and its button. */
export type Resource = TitledPictureView & {
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
      {items.map(({ picture, title, description, button, href, saved, details }) => (
        <li key={title} className={styles.resource}>
          <div className={styles.picture}>
            <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 768px) 24vw, 40vw" />
          </div>
          <h3 className={styles.title}>{title}</h3>
          <p>{description}</p>
          <ButtonLink variant="secondary" href={href} download={saved || undefined}>
            <span>
              {button} <span className={styles.details}>{details}</span>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
