import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture';
import { Kicker } from '../../components/Section/Kicker';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import * as styles from './Statement.module.css';

interface StatementProps {
  kicker?: string;
  title: string;
  text: string;
  /** Cut out. */
  picture: PictureView;
  children?: ReactNode;
}

/** What the academy stands for, in large type next to a toy. */
export function Statement({ kicker, title, text, picture, children }: StatementProps) {
  return (
    <section className={styles.statement} data-tone="green">
      <div className={styles.inner}>
        <div className={styles.words}>
          {kicker && <Kicker text={kicker} />}
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.toy}>
          <Picture
            picture={cutOut(picture)}
            alt=""
            sizes="(min-width: 1080px) 46vw, (min-width: 640px) 54vw, 20rem"
          />
        </div>
        {children}
      </div>
    </section>
  );
}
