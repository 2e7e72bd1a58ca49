import { Carousel } from '../../components/Carousel/Carousel';
import { type Enlargeable, useEnlarged } from '../../components/Lightbox/useEnlarged';

interface PictureGalleryProps extends Enlargeable {
  /** Names the carousel for screen readers. */
  label: string;
}

/** A collection as a looping carousel. Its pictures open in a lightbox; the open one is in the hash. */
export function PictureGallery({ label, ...collection }: PictureGalleryProps) {
  const { root, linked, enlarge, lightbox } = useEnlarged(collection);
  const { pictures } = collection;
  if (pictures.length === 0) return null;
  return (
    <div ref={root}>
      {/* It scrolls to the picture only if the visitor came by a link to it, not if they opened it here. */}
      <Carousel loop align="start" label={label} pictures={pictures} show={linked} onEnlarge={enlarge} />
      {lightbox}
    </div>
  );
}
