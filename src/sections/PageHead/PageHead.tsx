import { CutOut } from '../../components/CutOut/CutOut';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { PageHeadView } from '../../content/types';
import { HeadFrame } from './HeadFrame';
import * as styles from './PageHead.module.css';

export interface PageHeadProps extends Omit<PageHeadView, 'kicker'> {
  /** Left out where the title says it. */
  kicker?: string;
}

/** The heading of a page with an island, under the sky that its river has at the page's end. */
export function PageHead({ kicker, title, intro, picture }: PageHeadProps) {
  // "Contact Us - General": what follows the dash is the larger part of the title, in a line of its own.
  const [, main = title, space, dash, part] = /^(.+?)(\s)([-–])\s(.+)$/.exec(title) ?? [];
  return (
    <HeadFrame
      kicker={kicker}
      title={
        <>
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
        </>
      }
      intro={intro}
      picture={<CutOut picture={picture} />}
      look={styles}
    />
  );
}
