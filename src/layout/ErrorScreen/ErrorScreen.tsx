import { reload as reloadPage } from '../../browser/loading/deployment';
import { Button, ButtonLink } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import type { LinkView } from '../../content/types';
import * as styles from './ErrorScreen.module.css';

export interface ErrorScreenProps {
  title: string;
  message: string;
  home: LinkView;
  /** Label of the button that reloads the page. */
  reload: string;
}

/** Shown instead of a page that failed. It depends on nothing outside, as that may be broken, too. */
export function ErrorScreen({ title, message, home, reload }: ErrorScreenProps) {
  return (
    <section className={styles.screen} data-tone="green">
      <div className={styles.words}>
        <span className={styles.sign}>
          <Icon name="stumps" size="lg" />
        </span>
        <h1 className={styles.title}>{title}</h1>
        <p>{message}</p>
        <div className={styles.ways}>
          <Button onClick={reloadPage}>{reload}</Button>
          <ButtonLink href={home.href} variant="secondary">
            {home.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
