import type { LinkView, PicturePair } from '../../content/types';
import { StageHead } from '../../sections/StageHead/StageHead';
import * as styles from './NotFoundScreen.module.css';

export interface NotFoundScreenProps {
  title: string;
  message: string;
  home: LinkView;
  stage: PicturePair;
}

/** Shown at unknown addresses: a stage, and nothing after it. */
export function NotFoundScreen({ title, message, home, stage }: NotFoundScreenProps) {
  return (
    <section className={styles.screen} data-sky="green" data-toy="right">
      <StageHead
        // Each sentence has a line of its own.
        title={title.split(/(?<=[.!?] )/).map((sentence) => (
          <span key={sentence} className={styles.sentence}>
            {sentence}
          </span>
        ))}
        intro={message}
        action={home}
        stage={stage}
      />
    </section>
  );
}
