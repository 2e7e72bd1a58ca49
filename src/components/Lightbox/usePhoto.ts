import { useSyncExternalStore } from 'react';
import { type Photo, parsePhoto, subscribeToPhoto } from './photoAddress';

/** The picture in the address; none on the server. */
export function usePhoto(): Photo | undefined {
  return parsePhoto(useSyncExternalStore(subscribeToPhoto, currentHash, noHash));
}

const currentHash = () => window.location.hash;

const noHash = () => '';
