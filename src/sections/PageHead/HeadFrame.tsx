import type { ReactNode } from 'react';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import * as styles from './HeadFrame.module.css';

interface HeadFrameProps {
  kicker?: string;
  title: ReactNode;
  intro: string;
  /** Below the words. */
  action?: ReactNode;
  picture: ReactNode;
  /**
   * The CSS module of the composition: `head`, `inner`, `words` and `picture`. Its head says how large the title is and where the sun
   * stands: `--largest`, `--sun-size`, `--sun-x`, `--sun-low`.
   */
  look: Readonly<Record<string, string>>;
}

/** What the headings of all pages except home have in common: words and a picture under the page's sky, with a sun behind the picture. */
export function HeadFrame({ kicker, title, intro, action, picture, look }: HeadFrameProps) {
  return (
    <div className={`${styles.head} ${look.head}`} data-tone="sky">
      <div className={look.inner}>
        <div className={look.words}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>
            <Unbroken text={intro} />
          </p>
          {action}
        </div>
        <div className={look.picture}>{picture}</div>
      </div>
    </div>
  );
}
