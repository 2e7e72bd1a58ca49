import { useSyncExternalStore } from 'react';
import { subscribeToHash } from './hash';

/**
 * The address's query and hash, as the same page in another language knows them; nothing on the server and while hydrating. A
 * page whose anchors belong to one language, as the privacy policy's do, says so with `data-anchors`.
 */
export function usePlace(): string {
  return useSyncExternalStore(subscribeToHash, currentPlace, noPlace);
}

function currentPlace(): string {
  const { search, hash } = window.location;
  return document.querySelector('[data-anchors="of-language"]') ? search : search + hash;
}

const noPlace = () => '';
