import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from 'react';
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
  /** Address of the tab that it stands in: there a picture is left to that the visit began with. */
  within?: string;
}

const loadLightbox = () => import('../../components/Lightbox/Lightbox');

/** A collection as a carousel that goes round; its pictures open over the window. The open one is in the address. */
export function PictureGallery({ collection, label, pictures, within = '' }: PictureGalleryProps) {
  const root = useRef<HTMLDivElement>(null);
  const photo = usePhoto();
  const open = photo?.collection === collection && photo.index < pictures.length ? photo.index : undefined;
  // Who came by its address is shown where the picture stands; who opened it here stays where they were.
  const [openedHere, setOpenedHere] = useState(false);
  const opener = useReturn(root, open);
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
          opener.current = document.activeElement;
          openPhoto({ collection, index });
        }}
      />
      {open !== undefined && (
        <LazyPart load={loadLightbox} eager>
          {({ Lightbox }) => (
            <Lightbox
              pictures={pictures}
              index={open}
              onMove={(index) => replacePhoto({ collection, index })}
              onClose={() => closePhoto(within)}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}

/**
 * The focus returns to the button that opened the picture. Who came by an address with a picture in it has left none: the
 * picture's own takes it.
 *
 * @returns where the button is to be kept
 */
function useReturn(root: RefObject<HTMLElement>, open: number | undefined): MutableRefObject<Element | null> {
  const opener = useRef<Element | null>(null);
  const before = useRef<number>();
  useEffect(() => {
    const closed = open === undefined ? before.current : undefined;
    before.current = open;
    if (closed === undefined) return;
    const giveBack = () => {
      if (document.activeElement !== document.body) return;
      const left = opener.current?.isConnected ? opener.current : undefined;
      const button = left ?? root.current?.querySelector(`[data-index="${closed}"] button`);
      if (!left) root.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    };
    giveBack();
    // A step back to the hash of a tab makes the browser take the focus away, some moments after it: it is no link's target.
    const frame = requestAnimationFrame(() => requestAnimationFrame(giveBack));
    return () => cancelAnimationFrame(frame);
  }, [root, open]);
  return opener;
}
