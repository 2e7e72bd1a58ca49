import type { ReactNode } from 'react';
import * as styles from './Statement.module.css';

interface StatementProps {
  kicker?: string;
  title: string;
  text: string;
  children?: ReactNode;
}

/** What the academy stands for, in large type next to a ball. */
export function Statement({ kicker, title, text, children }: StatementProps) {
  return (
    <section className={styles.statement} data-tone="green">
      <div className={styles.inner}>
        <div className={styles.words}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
