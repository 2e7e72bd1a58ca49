import { useEffect, useRef } from 'react';

/** Calls back with the address's hash, without `#`, in the browser: at first and whenever it changes. */
export function useHash(onHash: (hash: string) => void): void {
  const latest = useRef(onHash);
  latest.current = onHash;
  useEffect(() => {
    const read = () => latest.current(window.location.hash.slice(1));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
}
