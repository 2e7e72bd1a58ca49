import { ButtonLink } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { LinkView, PictureView, TitledView } from '../../content/types';
import * as styles from './Callout.module.css';

export interface CalloutProps extends TitledView {
  icon?: string;
  /** Instead of an icon: an island, cut out, beside the statement. */
  picture?: PictureView;
  /** Leads to more about it. */
  link?: LinkView;
  /** What to do about it. */
  action?: LinkView;
}

/** One statement that stands out from the cards around it. */
export function Callout({ icon, title, description, link, action, picture }: CalloutProps) {
  return (
    <div className={styles.callout} data-tone="green">
      {icon && <Icon name={icon} size="lg" />}
      {picture && (
        <div className={styles.picture}>
          <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 640px) 18rem, 33vw" />
        </div>
      )}
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.words}>
        <p>
          {description} {link && <Link href={link.href}>{link.label}</Link>}
        </p>
        {action && (
          <ButtonLink href={action.href} icon="arrow-right">
            {action.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
