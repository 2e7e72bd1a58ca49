import type { StoryChapter } from '../StoryChapters/StoryChapters';
import * as styles from './Scoreboard.module.css';

/** The chapters of the story on a cricket ground's scoreboard, whose posts stand in the section below it. */
export function Scoreboard({ chapters }: { chapters: readonly StoryChapter[] }) {
  return (
    <div className={styles.place}>
      <ol className={styles.board} data-tone="green">
        {chapters.map(({ figure, when, title, text }) => (
          <li key={title}>
            <p className={styles.figure}>{figure}</p>
            <p className={styles.when}>{when}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
