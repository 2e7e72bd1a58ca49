import { useSyncExternalStore } from 'react';
import { subscribeToHash } from './hash';

/**
 * The address's query and hash, to be kept when the visitor switches the language; empty on the server and while hydrating. A page
 * whose anchors differ between languages, like the privacy policy, marks itself with `data-anchors`.
 */
export function usePlace(): string {
  return useSyncExternalStore(subscribeToHash, currentPlace, noPlace);
}

function currentPlace(): string {
  const { search, hash } = window.location;
  return document.querySelector('[data-anchors="of-language"]') ? search : search + hash;
}

const noPlace = () => '';
