import { Picture } from '../../components/Picture/Picture';
import type { PictureView, TitledView } from '../../content/types';
import * as styles from './AboutStory.module.css';

export interface AboutStoryProps {
  content: string;
  picture: PictureView;
  vision: TitledView;
  mission: TitledView;
}

/** The academy's story next to a picture, followed by vision and mission. */
export function AboutStory({ content, picture, vision, mission }: AboutStoryProps) {
  return (
    <div className={styles.story}>
      <figure className={styles.figure}>
        <Picture picture={picture} sizes="(min-width: 1280px) 52vw, (min-width: 920px) 64vw, 92vw" />
        {picture.caption && (
          <figcaption className={styles.caption} lang={picture.lang ?? undefined}>
            {picture.caption}
          </figcaption>
        )}
      </figure>
      <div className={styles.words}>
        <p className={styles.lead}>{content}</p>
        <div className={styles.pair}>
          {[vision, mission].map(({ title, description }) => (
            <div key={title}>
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
