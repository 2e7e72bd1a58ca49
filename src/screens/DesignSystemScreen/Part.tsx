import type { ReactNode } from 'react';
import * as styles from './DesignSystemScreen.module.css';

/** One topic of a tab, with its samples. */
export function Part({ title, text, children }: Queries.DesignSystemPartFragment & { children: ReactNode }) {
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </header>
      {children}
    </section>
  );
}
