import { type RefObject, useEffect, useRef, useState } from 'react';
import { Carousel } from '../../components/Carousel/Carousel';
import { LazyPart } from '../../components/LazyPart/LazyPart';
import { closePhoto, openPhoto, replacePhoto } from '../../components/Lightbox/photoAddress';
import { usePhoto } from '../../components/Lightbox/usePhoto';
import type { GalleryPictureView } from '../../content/types';

interface PictureGalleryProps {
  /** Names the collection in the address: `#photo=<collection>/<n>`. */
  collection: string;
  /** Names the carousel for screen readers. */
  label: string;
  pictures: readonly GalleryPictureView[];
}

const loadLightbox = () => import('../../components/Lightbox/Lightbox');

/** A collection as a carousel that goes round; its pictures open over the window. The open one is in the address. */
export function PictureGallery({ collection, label, pictures }: PictureGalleryProps) {
  const root = useRef<HTMLDivElement>(null);
  const photo = usePhoto();
  const open = photo?.collection === collection && photo.index < pictures.length ? photo.index : undefined;
  // Who came by its address is shown where the picture stands; who opened it here stays where they were.
  const [openedHere, setOpenedHere] = useState(false);
  useReturn(root, open);
  if (pictures.length === 0) return null;
  return (
    <div ref={root}>
      <Carousel
        loop
        align="start"
        label={label}
        pictures={pictures}
        show={openedHere ? undefined : open}
        onEnlarge={(index) => {
          setOpenedHere(true);
          openPhoto({ collection, index });
        }}
      />
      {open !== undefined && (
        <LazyPart load={loadLightbox} now>
          {({ Lightbox }) => (
            <Lightbox
              pictures={pictures}
              index={open}
              onMove={(index) => replacePhoto({ collection, index })}
              onClose={closePhoto}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}

/** Who came by an address with a picture in it has left no button to return to: the picture's own takes the focus. */
function useReturn(root: RefObject<HTMLElement>, open: number | undefined): void {
  const before = useRef<number>();
  useEffect(() => {
    const closed = open === undefined ? before.current : undefined;
    before.current = open;
    if (closed === undefined || document.activeElement !== document.body) return;
    root.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    root.current?.querySelectorAll<HTMLElement>('fieldset button')[closed]?.focus({ preventScroll: true });
  }, [root, open]);
}
