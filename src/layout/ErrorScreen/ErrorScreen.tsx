import { ButtonLink } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import type { LinkView } from '../../content/types';
import * as styles from './ErrorScreen.module.css';

interface ErrorScreenProps {
  title: string;
  message: string;
  home: LinkView;
}

/** What a visitor sees instead of a page that cannot be shown. */
export function ErrorScreen({ title, message, home }: ErrorScreenProps) {
  return (
    <section className={styles.screen} data-tone="green">
      <span className={styles.sign}>
        <Icon name="stumps" size="lg" />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p>{message}</p>
      <ButtonLink href={home.href}>{home.label}</ButtonLink>
    </section>
  );
}
