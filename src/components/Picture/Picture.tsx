import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PictureView } from '../../content/types';
import * as styles from './Picture.module.css';

interface PictureProps {
  picture: PictureView;
  /** Another crop for windows below 768 px, or where `narrowMedia` says. */
  narrow?: IGatsbyImageData;
  narrowMedia?: string;
  narrowSizes?: string;
  /** Loads eagerly and with high priority; for the one picture at the top of a page. */
  priority?: boolean;
  /** How wide it is shown, where that is not what its fragment says. */
  sizes?: string;
  /** Replaces the picture's alt text. Empty if the text beside it says the same. */
  alt?: string;
  /** Shown if the picture cannot be loaded; without it, only the background colour stays. */
  fallback?: ReactNode;
  onFail?: () => void;
}

/**
 * A plain `<picture>` from Gatsby's image data. It needs no scripts; width and height reserve its space, and
 * its dominant colour shows until it has loaded. Why not `GatsbyImage`: docs/decisions/003-pictures.md.
 */
export function Picture({
  picture,
  narrow,
  narrowMedia = '(max-width: 767.98px)',
  narrowSizes,
  priority = false,
  sizes,
  alt = picture.alt,
  fallback,
  onFail,
}: PictureProps) {
  const { image } = picture;
  const img = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const reported = useRef(false);

  // Not in an effect: if the parent replaces the picture at once, the effect would never run.
  const fail = () => {
    setFailed(true);
    if (!reported.current) onFail?.();
    reported.current = true;
  };

  // It may have failed before hydration, when there was no `onError` handler yet.
  useEffect(() => {
    const { current: shown } = img;
    if (shown?.complete && shown.naturalWidth === 0) shown.dispatchEvent(new Event('error'));
  }, []);

  if (failed && fallback) return fallback;
  return (
    <picture className={styles.picture} data-state={failed ? 'failed' : 'shown'}>
      {narrow && <Sources image={narrow} media={narrowMedia} shown={narrowSizes} />}
      <Sources image={image} shown={sizes} />
      <img
        ref={img}
        {...image.images.fallback}
        {...(sizes && { sizes })}
        width={image.width}
        height={image.height}
        alt={alt}
        lang={(alt === picture.alt && picture.lang) || undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchpriority={priority ? 'high' : undefined}
        decoding="async"
        style={{ backgroundColor: image.backgroundColor }}
        onError={fail}
      />
    </picture>
  );
}

interface SourcesProps {
  image: IGatsbyImageData;
  media?: string;
  /** Instead of the image's own sizes. */
  shown?: string;
}

function Sources({ image, media, shown }: SourcesProps) {
  const { sources = [], fallback } = image.images;
  const all =
    media && fallback
      ? [...sources, { srcSet: fallback.srcSet ?? fallback.src, sizes: fallback.sizes, type: undefined }]
      : sources;
  return all.map(({ srcSet, sizes, type }) => (
    <source
      key={type ?? 'fallback'}
      srcSet={srcSet}
      sizes={shown ?? sizes}
      type={type}
      media={media}
      width={image.width}
      height={image.height}
    />
  ));
}
