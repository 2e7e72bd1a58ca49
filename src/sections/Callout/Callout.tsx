import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import type { LinkView, TitledIconView } from '../../content/types';
import * as styles from './Callout.module.css';

export interface CalloutProps extends TitledIconView {
  /** Leads to more about it. */
  link?: LinkView;
}

/** One statement that stands out from the cards around it. */
export function Callout({ icon, title, description, link }: CalloutProps) {
  return (
    <div className={styles.callout} data-tone="green">
      <Icon name={icon} size="lg" />
      <h3 className={styles.title}>{title}</h3>
      <p>
        {description} {link && <Link href={link.href}>{link.label}</Link>}
      </p>
    </div>
  );
}
