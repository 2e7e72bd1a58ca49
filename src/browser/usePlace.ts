import { useSyncExternalStore } from 'react';
import { subscribeToHash } from './hash';

/** The address's query and hash, as the same page in another language knows them; nothing on the server and while hydrating. */
export function usePlace(): string {
  return useSyncExternalStore(subscribeToHash, currentPlace, noPlace);
}

function currentPlace(): string {
  const { search, hash } = window.location;
  // Where a page has texts in several languages, as the privacy policy has, the hash names one of them.
  return document.querySelector('main [lang]') ? search : search + hash;
}

const noPlace = () => '';
