import { reload as reloadPage } from '../../browser/loading/deployment';
import { Button, ButtonLink } from '../../components/Button/Button';
import { CutOut } from '../../components/CutOut/CutOut';
import { Icon } from '../../components/Icon/Icon';
import type { LinkView, PictureView } from '../../content/types';
import * as styles from './ErrorScreen.module.css';

export interface ErrorScreenProps {
  title: string;
  message: string;
  home: LinkView;
  /** Replaces the sign. Not given where the picture itself may have failed. */
  picture?: PictureView;
  /** Label of a button that reloads the page, if that may help. */
  reload?: string;
}

/** Shown instead of a page that failed. It depends on nothing outside, as that may be broken, too. */
export function ErrorScreen({ title, message, home, picture, reload }: ErrorScreenProps) {
  return (
    <section className={styles.screen} data-tone="green" data-look={picture ? 'picture' : 'sign'}>
      <div className={styles.inner}>
        {picture ? (
          <div className={styles.picture}>
            <CutOut picture={picture} />
          </div>
        ) : (
          <span className={styles.sign}>
            <Icon name="stumps" size="lg" />
          </span>
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p>{message}</p>
          <div className={styles.ways}>
            {reload && <Button onClick={reloadPage}>{reload}</Button>}
            <ButtonLink href={home.href} variant={reload ? 'secondary' : 'primary'}>
              {home.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
