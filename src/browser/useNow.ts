import { useSyncExternalStore } from 'react';

const minute = 60_000;

/**
 * The reader's clock in ms, to the minute, kept up to date; `undefined` on the server and while hydrating, so that the
 * first render matches the server's.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore(subscribe, currentMinute, unknown);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 4);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const currentMinute = () => Math.floor(Date.now() / minute) * minute;

const unknown = () => undefined;
