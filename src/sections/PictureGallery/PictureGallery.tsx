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
  /** Hash of the surrounding tab. Closing a picture returns to it if the visit began with the picture. */
  within?: string;
}

const loadLightbox = () => import('../../components/Lightbox/Lightbox');

/** A collection as a looping carousel. Its pictures open in a lightbox; the open one is in the hash. */
export function PictureGallery({ collection, label, pictures, within = '' }: PictureGalleryProps) {
  const root = useRef<HTMLDivElement>(null);
  const photo = usePhoto();
  const open = photo?.collection === collection && photo.index < pictures.length ? photo.index : undefined;
  // Scroll the carousel to the picture only if the visitor came by a link to it, not if they opened it here.
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
 * Returns the focus to the button that opened the picture. Visitors who came by a link to the picture used no
 * button, so the focus goes to that of the picture.
 *
 * @returns a ref for the button
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
    // Going back to a tab's hash, which has no target element, makes the browser drop the focus some frames
    // later: it is given back until the visitor moves it.
    const visitorActs = new AbortController();
    const { signal } = visitorActs;
    window.addEventListener('focusout', () => requestAnimationFrame(giveBack), { signal });
    window.addEventListener('keydown', () => visitorActs.abort(), { signal });
    window.addEventListener('pointerdown', () => visitorActs.abort(), { signal });
    return () => visitorActs.abort();
  }, [root, open]);
  return opener;
}
