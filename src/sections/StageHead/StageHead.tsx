import { ButtonLink } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { cutOut } from '../../content/toPicture';
import type { LinkView, StageHeadView } from '../../content/types';
import * as styles from './StageHead.module.css';

export interface StageHeadProps extends StageHeadView {
  /** Where whoever has seen enough goes on. Left out where what they came for follows. */
  action?: LinkView;
}

/**
 * The heading of a page that begins on a lawn from edge to edge: words in the sky, toys, cut out, in wide windows on the side that the
 * section has them on (`data/site.yaml`).
 */
export function StageHead({ kicker, title, intro, stage, action }: StageHeadProps) {
  return (
    <div className={styles.head} data-tone="sky">
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.kicker}>{kicker}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>
            <Unbroken text={intro} />
          </p>
          {action && (
            <ButtonLink href={action.href} icon="arrow-right">
              {action.label}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={styles.stage}>
        <Picture picture={cutOut(stage.picture)} narrow={stage.narrow} priority />
      </div>
    </div>
  );
}
