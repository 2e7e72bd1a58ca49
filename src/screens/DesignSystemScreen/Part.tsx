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
  /** The ground of samples that have none of their own. */
  tone?: Tone;
  children: ReactNode;
}

/** One topic of a tab: its words, and its samples from edge to edge of the window. */
export function Part({ title, text, picture, tone, children }: PartProps) {
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {picture && (
          <div className={styles.toy}>
            <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 640px) 22vw, 8rem" />
          </div>
        )}
      </header>
      <div className={styles.band} data-tone={tone}>
        {children}
      </div>
    </section>
  );
}
