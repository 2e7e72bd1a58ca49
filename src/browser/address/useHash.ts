import { useSyncExternalStore } from 'react';
import { currentHash, subscribeToHash } from './hash';

/** The address's hash, without `#`; empty on the server and while hydrating. */
export function useHash(): string {
  return useSyncExternalStore(subscribeToHash, currentHash, noHash);
}

const noHash = () => '';
