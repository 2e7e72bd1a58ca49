/** A picture of a collection, as an address names it: `#photo=presidents-cup/3`. */
export interface Photo {
  collection: string;
  /** Counted from 0; the address counts from 1. */
  index: number;
}

/** The picture that a hash names; nothing if it is not of that form. */
export function parsePhoto(hash: string): Photo | undefined {
  const [, collection, n] = /^#photo=([a-z0-9-]+)(?:\/|%2F)([1-9]\d{0,3})$/i.exec(hash) ?? [];
  return collection && n ? { collection, index: Number(n) - 1 } : undefined;
}

/** The hash that names a picture. */
export function photoHash({ collection, index }: Photo): string {
  return `#photo=${collection}/${index + 1}`;
}

const listeners = new Set<() => void>();

/** Tells `listener` when another picture, or none, is in the address. @returns what stops it */
export function subscribeToPhoto(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
  };
}

/** Puts a picture into the address, on top of the page: Back leads to the page again. */
export function openPhoto(photo: Photo): void {
  write('pushState', { ...state(), openedHere: true }, photoHash(photo));
}

/** Another picture takes the place of the one in the address. */
export function replacePhoto(photo: Photo): void {
  write('replaceState', state(), photoHash(photo));
}

/** Leaves the picture: a step back where it was opened here; where the address was opened with it, it is taken out. */
export function closePhoto(): void {
  const { hash, pathname, search } = window.location;
  if (!parsePhoto(hash) || leaving) return;
  if (!state().openedHere) {
    write('replaceState', state(), pathname + search);
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

/** The entry's own state with Gatsby's key in it, which the place on the page is remembered by. */
function state(): { openedHere?: boolean } {
  return { ...window.history.state };
}

function write(how: 'pushState' | 'replaceState', entry: object, address: string): void {
  window.history[how](entry, '', address);
  for (const listener of listeners) listener();
}
