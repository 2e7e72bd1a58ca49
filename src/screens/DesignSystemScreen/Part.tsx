import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture';
import type { Tone } from '../../components/Section/Section';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import * as styles from './DesignSystemScreen.module.css';

interface PartProps {
  title: string;
  text: string;
  /** A toy, cut out, which stands on the samples. */
  picture?: PictureView;
  /** Its ground; without one it is on the page's, as the tabs are. */
  tone?: Tone;
  /** Samples with grounds of their own reach from edge to edge of the window; others can stand beside the words. */
  look?: 'wide' | 'beside';
  children: ReactNode;
}

/** One topic of a tab, from edge to edge of the window: its words and its samples on one ground. */
export function Part({ title, text, picture, tone, look, children }: PartProps) {
  return (
    <section className={styles.part} data-tone={tone} data-look={look}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {picture && (
          <div className={styles.toy}>
            <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 640px) 22vw, 8rem" />
          </div>
        )}
      </header>
      <div className={styles.samples}>{children}</div>
    </section>
  );
}
