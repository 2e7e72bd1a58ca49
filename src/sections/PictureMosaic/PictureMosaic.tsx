import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as ring from '../../components/Lightbox/FocusRing.module.css';
import { type Enlargeable, useEnlarged } from '../../components/Lightbox/useEnlarged';
import { Picture } from '../../components/Picture/Picture';
import { useInterface } from '../../content/InterfaceContext';
import * as styles from './PictureMosaic.module.css';
import { type Span, spansOf } from './spans';

const oneCell = '(min-width: 1440px) 24vw, (min-width: 1024px) 26vw, (min-width: 720px) 35vw, 54vw';
const twoCells = '(min-width: 1440px) 43vw, (min-width: 1024px) 47vw, (min-width: 720px) 62vw, 96vw';

/** Pictures of several shapes in tiles without gaps between the rows. Each opens in the lightbox. */
export function PictureMosaic(collection: Enlargeable) {
  const { carousel: words } = useInterface();
  const { root, enlarge, lightbox } = useEnlarged(collection);
  const { pictures } = collection;
  if (pictures.length === 0) return null;
  const spans = spansOf(pictures.map(({ image }) => image.width / image.height));
  const tiles = pictures.map((picture, index) => ({ picture, index, span: spans[index] ?? 'small' }));
  return (
    <div ref={root} className={styles.frame}>
      <ul className={styles.mosaic}>
        {tiles.map(({ picture, index, span }) => (
          <li key={index} className={styles.tile} data-index={index} data-span={span}>
            <figure className={styles.figure}>
              <button
                type="button"
                className={`${styles.enlarge} ${ring.inside}`}
                aria-label={`${words.enlarge}: ${picture.alt}`}
                onClick={() => enlarge(index)}
              >
                <Picture picture={{ ...picture, image: inTile(picture.image, span) }} />
              </button>
              {picture.caption && (
                <figcaption className={styles.caption} lang={picture.lang ?? undefined}>
                  {picture.caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </div>
  );
}

/** The picture with its width in the tile, which its query cannot know. */
function inTile(image: IGatsbyImageData, span: Span): IGatsbyImageData {
  const sizes = span === 'wide' || span === 'large' ? twoCells : oneCell;
  const { sources, fallback } = image.images;
  return {
    ...image,
    images: {
      sources: sources?.map((source) => ({ ...source, sizes })),
      fallback: fallback && { ...fallback, sizes },
    },
  };
}
