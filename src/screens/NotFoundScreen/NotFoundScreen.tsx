import { ButtonLink } from '../../components/Button/Button';
import { CutOut } from '../../components/CutOut/CutOut';
import type { LinkView, PictureView } from '../../content/types';
import * as styles from './NotFoundScreen.module.css';

export interface NotFoundScreenProps {
  title: string;
  message: string;
  home: LinkView;
  picture: PictureView;
}

/** Shown at unknown addresses. */
export function NotFoundScreen({ title, message, home, picture }: NotFoundScreenProps) {
  return (
    <section className={styles.screen} data-tone="green">
      <div className={styles.inner}>
        <div className={styles.picture}>
          <CutOut picture={picture} sizes="(min-width: 768px) 65vw, (min-width: 512px) 32rem, 100vw" />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>
            {/* Each sentence has a line of its own. */}
            {title.split(/(?<=[.!?] )/).map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </h1>
          <p>{message}</p>
          <div>
            <ButtonLink href={home.href} icon="arrow-right">
              {home.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
