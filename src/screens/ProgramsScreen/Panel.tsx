import type { ReactNode } from 'react';
import * as styles from './Panel.module.css';

/** The heading of a tab's panel. */
export interface PanelHeading {
  title: string;
  intro: string;
}

/** The content of a tab with its heading. */
export function Panel({ title, intro, children }: PanelHeading & { children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <header>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.intro}>{intro}</p>
      </header>
      {children}
    </div>
  );
}
