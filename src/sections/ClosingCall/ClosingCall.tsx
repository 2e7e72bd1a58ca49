import { ButtonLink } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import type { LinkView } from '../../content/types';
import * as styles from './ClosingCall.module.css';

export interface ClosingCallProps {
  title: string;
  text: string;
  link: LinkView;
  /** Of the button. */
  icon?: string;
  /** A line that names the cities. */
  location?: string;
}

/** The call to action at the end of a page, in the sky over its river. */
export function ClosingCall({ title, text, link, icon = 'arrow-right', location }: ClosingCallProps) {
  return (
    <section className={styles.call} data-tone="sky">
      <div className={styles.inner}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <ButtonLink href={link.href} icon={icon}>
          {link.label}
        </ButtonLink>
        {location && (
          <p className={styles.location}>
            <Icon name="pin" size="sm" />
            {location}
          </p>
        )}
      </div>
    </section>
  );
}
