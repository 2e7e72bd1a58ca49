import { type MutableRefObject, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { GalleryPictureView } from '../../content/types';
import { LazyPart } from '../LazyPart/LazyPart';
import { closePhoto, openPhoto, replacePhoto } from './photoAddress';
import { usePhoto } from './usePhoto';

export interface Enlargeable {
  /** Names the collection in the address: `#photo=<collection>/<n>`. */
  collection: string;
  pictures: readonly GalleryPictureView[];
  /** Hash of the surrounding tab. Closing a picture returns to it if the visit began with the picture. */
  within?: string;
}

interface Enlarged {
  /** The element that holds the pictures' buttons, each in an element with `data-index`. */
  root: RefObject<HTMLDivElement>;
  /** The picture that the visitor came by a link to. */
  linked: number | undefined;
  enlarge: (index: number) => void;
  lightbox: ReactNode;
}

const loadLightbox = () => import('./Lightbox');

/** Pictures that open in the lightbox; the open one is in the hash. */
export function useEnlarged({ collection, pictures, within = '' }: Enlargeable): Enlarged {
  const root = useRef<HTMLDivElement>(null);
  const photo = usePhoto();
  const open = photo?.collection === collection && photo.index < pictures.length ? photo.index : undefined;
  const [openedHere, setOpenedHere] = useState(false);
  const opener = useReturn(root, open);
  return {
    root,
    linked: openedHere ? undefined : open,
    enlarge: (index) => {
      setOpenedHere(true);
      opener.current = { button: document.activeElement, index };
      openPhoto({ collection, index });
    },
    lightbox: open !== undefined && (
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
    ),
  };
}

/** The button that opened a picture, and the picture's index. */
interface Opener {
  button: Element | null;
  index: number;
}

/**
 * Returns the focus to the button that opened the picture, or to the one in its place if a carousel has drawn its slides anew
 * meanwhile. Visitors who came by a link to the picture used no button, so the focus goes to that of the picture.
 *
 * @returns a ref for the button
 */
function useReturn(root: RefObject<HTMLElement>, open: number | undefined): MutableRefObject<Opener | null> {
  const opener = useRef<Opener | null>(null);
  const before = useRef<number>();
  useEffect(() => {
    const closed = open === undefined ? before.current : undefined;
    before.current = open;
    if (closed === undefined) return;
    const giveBack = () => {
      if (document.activeElement !== document.body) return;
      const left = opener.current?.button?.isConnected ? opener.current.button : undefined;
      const index = opener.current?.index ?? closed;
      const places = [...(root.current?.querySelectorAll(`[data-index="${index}"] button`) ?? [])];
      const button = left ?? places.find((place) => !place.closest('[inert]'));
      // Scrolls to the tile, as a whole mosaic may be higher than the window.
      const place = button?.closest('li[data-index]') ?? root.current;
      if (!left) place?.scrollIntoView({ block: 'center', behavior: 'instant' });
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
