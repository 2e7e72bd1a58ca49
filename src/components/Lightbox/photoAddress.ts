import { hashPrefix } from '../../behaviour';
import { currentHash, isInPage, pushHash, replaceHash } from '../../browser/address/hash';

/** A picture of a collection, as named by the hash: `#photo=presidents-cup/3`. */
export interface Photo {
  collection: string;
  /** Counted from 0; in the hash, from 1. */
  index: number;
}

const form = new RegExp(`^${hashPrefix.photo}([a-z0-9-]+)(?:/|%2F)([1-9]\\d{0,3})$`, 'i');

/** The picture that a hash names; `undefined` if the hash does not name one. */
export function parsePhoto(hash: string): Photo | undefined {
  const [, collection, n] = form.exec(hash) ?? [];
  return collection && n ? { collection, index: Number(n) - 1 } : undefined;
}

/** The hash that names a picture. */
export function photoHash({ collection, index }: Photo): string {
  return `${hashPrefix.photo}${collection}/${index + 1}`;
}

/** Pushes a picture's hash, so that Back returns to the page without it. */
export const openPhoto = (photo: Photo) => pushHash(photoHash(photo));

/** Replaces the picture in the address by another one. */
export const replacePhoto = (photo: Photo) => replaceHash(photoHash(photo));

/**
 * Closes the picture. If it was opened on this page, this goes one step back in the history. If the visit
 * began with it, its hash is replaced by that of the surrounding tab, or removed.
 */
export function closePhoto(within: string): void {
  if (!parsePhoto(currentHash()) || leaving) return;
  if (!isInPage()) {
    replaceHash(within);
    return;
  }
  leaving = true;
  window.addEventListener('popstate', stopLeaving, { once: true });
  window.history.back();
}

/** `history.back()` is asynchronous: calling it twice would leave the page. */
let leaving = false;

const stopLeaving = () => {
  leaving = false;
};
