import { hashPrefix } from '../../behaviour';
import { currentHash, isInPage, pushHash, replaceHash } from '../../browser/hash';

/** A picture of a collection, as an address names it: `#photo=presidents-cup/3`. */
export interface Photo {
  collection: string;
  /** Counted from 0; the address counts from 1. */
  index: number;
}

const form = new RegExp(`^${hashPrefix.photo}([a-z0-9-]+)(?:/|%2F)([1-9]\\d{0,3})$`, 'i');

/** The picture that a hash names; nothing if it is not of that form. */
export function parsePhoto(hash: string): Photo | undefined {
  const [, collection, n] = form.exec(hash) ?? [];
  return collection && n ? { collection, index: Number(n) - 1 } : undefined;
}

/** The hash that names a picture. */
export function photoHash({ collection, index }: Photo): string {
  return `${hashPrefix.photo}${collection}/${index + 1}`;
}

/** Puts a picture into the address, on top of the page: Back leads to the page again. */
export const openPhoto = (photo: Photo) => pushHash(photoHash(photo));

/** Another picture takes the place of the one in the address. */
export const replacePhoto = (photo: Photo) => replaceHash(photoHash(photo));

/**
 * Leaves the picture: a step back where it was opened here; where the address was opened with it, what it is in takes its
 * place: the hash of a tab, or none.
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

/** A step back takes a moment. A second one would leave the page. */
let leaving = false;

const stopLeaving = () => {
  leaving = false;
};
