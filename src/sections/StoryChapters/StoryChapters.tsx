import { Picture } from '../../components/Picture/Picture';
import type { PictureView } from '../../content/types';
import * as styles from './StoryChapters.module.css';

/** A chapter of the story; `figure` is a number or a word or two in large type. */
export interface StoryChapter {
  figure: string;
  when: string;
  title: string;
  text: string;
}

interface StoryChaptersProps {
  chapters: readonly StoryChapter[];
  /** Next to the chapters if there is room. */
  picture: PictureView;
}

/** The academy's story, told by its numbers. */
export function StoryChapters({ chapters, picture }: StoryChaptersProps) {
  return (
    <div className={styles.story}>
      <ol className={styles.chapters}>
        {chapters.map(({ figure, when, title, text }) => (
          <li key={title} className={styles.chapter}>
            <p className={styles.figure}>{figure}</p>
            <div>
              <p className={styles.when}>{when}</p>
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <figure className={styles.picture}>
        <Picture picture={picture} />
        {picture.caption && (
          <figcaption className={styles.caption} lang={picture.lang ?? undefined}>
            {picture.caption}
          </figcaption>
        )}
      </figure>
    </div>
  );
}
