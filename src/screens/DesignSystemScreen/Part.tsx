import type { ReactNode } from 'react';
import type { PartWords } from './DesignSystemScreen';
import * as styles from './DesignSystemScreen.module.css';

/** A part of a tab: what it is about, and the samples. */
export function Part({ title, text, children }: PartWords & { children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
