import { fill } from '../../../content/texts/fill';
import { useInterface } from '../../content/InterfaceContext';
import type { PictureView } from '../../content/types';
import { Icon } from '../Icon/Icon';
import * as ring from '../Lightbox/FocusRing.module.css';
import { Picture } from '../Picture/Picture';
import * as styles from './Carousel.module.css';

interface CarouselSlideProps {
  picture: PictureView;
  /** Index in the collection; `data-index` in the HTML. */
  index: number;
  /** Position among the pictures shown, counted from 1. */
  n: number;
  total: number;
  /** True if it is completely out of view. */
  hidden: boolean;
  onFail: () => void;
  onEnlarge?: () => void;
}

/** A picture, with its caption if it has one; a button if it can be enlarged. */
export function CarouselSlide({ picture, index, n, total, hidden, onFail, onEnlarge }: CarouselSlideProps) {
  const words = useInterface().carousel;
  const content = <Picture picture={picture} onFail={onFail} />;
  return (
    <fieldset
      className={styles.slide}
      data-index={index}
      aria-roledescription={words.slideRole}
      aria-label={fill(words.slide, { n, total })}
      inert={hidden ? '' : undefined}
    >
      <figure className={styles.figure}>
        {onEnlarge ? (
          <button
            type="button"
            className={`${styles.enlarge} ${ring.inside}`}
            aria-label={`${words.enlarge}: ${picture.alt}`}
            onClick={onEnlarge}
          >
            {content}
            <span className={styles.zoom}>
              <Icon name="zoom" size="sm" />
            </span>
          </button>
        ) : (
          content
        )}
        {picture.caption && (
          <figcaption className={styles.caption} lang={picture.lang ?? undefined}>
            {picture.caption}
          </figcaption>
        )}
      </figure>
    </fieldset>
  );
}
