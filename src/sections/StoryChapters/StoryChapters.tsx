import { Picture } from '../../components/Picture/Picture';
import { cutOut } from '../../content/toPicture';
import type { PictureView } from '../../content/types';
import { countOf, FirstDots, PlayerDots } from './PlayerDots';
import * as styles from './StoryChapters.module.css';

/** A chapter of the story; `figure` is a number or a word or two in large type. */
export interface StoryChapter {
  figure: string;
  when: string;
  title: string;
  text: string;
  /** An island beside the figure, cut out. */
  picture?: PictureView | null;
}

interface StoryChaptersProps {
  chapters: readonly StoryChapter[];
  /** Next to the first chapter if there is room. */
  picture: PictureView;
}

/** The academy's story, told by its numbers: those of players are drawn, each player as a ball. */
export function StoryChapters({ chapters, picture }: StoryChaptersProps) {
  return (
    <ol className={styles.chapters}>
      {chapters.map(({ figure, when, title, text, picture: island }, n) => (
        <li key={title} className={styles.chapter} data-tone={island ? 'mint' : undefined}>
          <div className={styles.words}>
            <p className={styles.figure}>{figure}</p>
            <p className={styles.when}>{when}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            {n === 0 && <FirstDots count={countOf(figure)} />}
            {island && (
              <div className={styles.island}>
                <Picture picture={cutOut(island)} alt="" sizes="(min-width: 768px) 24vw, 45vw" />
              </div>
            )}
          </div>
          {n === 0 && (
            <figure className={styles.picture}>
              <Picture picture={picture} sizes="(min-width: 1080px) 62vw, (min-width: 768px) 54vw, 92vw" />
              {picture.caption && (
                <figcaption className={styles.caption} lang={picture.lang ?? undefined}>
                  {picture.caption}
                </figcaption>
              )}
            </figure>
          )}
          {n > 0 && <PlayerDots count={countOf(figure)} first={countOf(chapters[n - 1]?.figure)} />}
        </li>
      ))}
    </ol>
  );
}
