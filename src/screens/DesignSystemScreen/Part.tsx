import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import * as styles from './DesignSystemScreen.module.css';

interface PartProps {
  title: string;
  text: string;
  /** A toy, cut out, which stands on the samples. */
  picture?: PictureView;
  /** A `band` has its samples from edge to edge; a `frame` has all on one panel, the words above, a `desk` has them at one side. */
  look?: keyof typeof tones;
  children: ReactNode;
}

const tones = { band: undefined, frame: 'mint', desk: 'green' } as const;

/** One topic of a tab, with its samples. */
export function Part({ title, text, picture, look, children }: PartProps) {
  return (
    <section className={styles.part} data-look={look} data-tone={look && tones[look]}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {picture && (
          <div className={styles.toy}>
            <Picture
              picture={cutOut(picture)}
              alt=""
              sizes="(min-width: 960px) 26rem, (min-width: 640px) 13rem, 8rem"
            />
          </div>
        )}
      </header>
      {children}
    </section>
  );
}
