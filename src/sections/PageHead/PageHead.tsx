import { Picture } from '../../components/Picture/Picture';
import type { PageHeadView } from '../../content/types';
import * as styles from './PageHead.module.css';

/** The heading of every page but home; the picture's backdrop is the band's own colour. */
export function PageHead({ kicker, title, intro, picture }: PageHeadView) {
  return (
    <div className={styles.head} data-tone="green">
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.kicker}>{kicker}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
        </div>
        <div className={styles.picture}>
          <Picture picture={picture} priority />
        </div>
      </div>
    </div>
  );
}
