import type { ReactNode } from 'react';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import { Picture } from '../Picture/Picture';
import { Unbroken } from '../Unbroken/Unbroken';
import { Kicker } from './Kicker';
import * as styles from './Section.module.css';

/** The background of a section; see `styles/tokens.css`. */
export type Tone = 'cream' | 'white' | 'amber' | 'mint' | 'coral' | 'green' | 'red';

interface SectionProps {
  /** The section's anchor. */
  id?: string;
  tone?: Tone;
  /** A word or two above the title. */
  kicker?: string;
  title: string;
  intro?: string;
  /** To the right of the title if there is room, otherwise below the content. */
  action?: ReactNode;
  /** `split` has the heading on the left and the content on the right, if there is room; `mirrored` the other way round. */
  layout?: 'stack' | 'split' | 'mirrored';
  /** Cut out, below the heading of a section with two sides, or beside it. */
  picture?: PictureView;
  /** The island of the picture, which has a tenth of its width free on its left, begins below the first letters. */
  flush?: boolean;
  children?: ReactNode;
}

/** A band of a page with its heading. */
export function Section({
  id,
  tone = 'cream',
  kicker,
  title,
  intro,
  action,
  layout = 'stack',
  picture,
  flush,
  children,
}: SectionProps) {
  return (
    <section id={id} className={styles.section} data-tone={tone}>
      <div className={`${styles.inner} scroll-trigger`} data-layout={layout}>
        <header className={styles.head}>
          <div>
            {kicker && <Kicker text={kicker} />}
            <h2 className={styles.title}>{title}</h2>
            {intro && (
              <p className={styles.intro}>
                <Unbroken text={intro} />
              </p>
            )}
          </div>
          {action}
          {picture && (
            <div className={styles.picture} data-flush={flush}>
              <Picture picture={cutOut(picture)} sizes="(min-width: 640px) 43vw, min(92vw, 24rem)" />
            </div>
          )}
        </header>
        {children}
      </div>
    </section>
  );
}
