import { CutOut } from '../../components/CutOut/CutOut';
import { Unbroken } from '../../components/Unbroken/Unbroken';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { PageHeadView } from '../../content/types';
import * as styles from './PageHead.module.css';

export interface PageHeadProps extends Omit<PageHeadView, 'kicker'> {
  /** Left out where the title says it. */
  kicker?: string;
}

/** The heading of every page except home, under the sky that its river has at the page's end. */
export function PageHead({ kicker, title, intro, picture }: PageHeadProps) {
  // "Contact Us - General": what follows the dash is the larger part of the title, in a line of its own.
  const [, main = title, space, dash, part] = /^(.+?)(\s)([-–])\s(.+)$/.exec(title) ?? [];
  return (
    <div className={styles.head} data-tone="sky">
      <div className={styles.inner}>
        <div className={styles.words}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 className={styles.title}>
            {main}
            {part && (
              <>
                {space}
                <span className={styles.part}>
                  <VisuallyHidden>{dash} </VisuallyHidden>
                  {part}
                </span>
              </>
            )}
          </h1>
          <p className={styles.intro}>
            <Unbroken text={intro} />
          </p>
        </div>
        <div className={styles.picture}>
          <CutOut picture={picture} />
        </div>
      </div>
    </div>
  );
}
