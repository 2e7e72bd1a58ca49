import type { CSSProperties } from 'react';
import type { StoryChapter } from '../StoryChapters/StoryChapters';
import * as styles from './Scoreboard.module.css';

/** The chapters of the story on a cricket ground's scoreboard, whose posts stand in the section below it. */
export function Scoreboard({ chapters }: { chapters: readonly StoryChapter[] }) {
  const columns: CSSProperties & Record<'--columns', string> = {
    '--columns': chapters
      .map(({ title, text }) => `minmax(11rem, ${Math.round(10 * Math.sqrt(title.length + text.length))}fr)`)
      .join(' '),
  };
  return (
    <div className={styles.place}>
      <ol className={styles.board} data-tone="green" style={columns}>
        {chapters.map(({ figure, when, title, text }) => (
          <li key={title} className={styles.entry}>
            <p className={styles.figure}>{figure}</p>
            <div className={styles.words}>
              <p className={styles.when}>{when}</p>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
