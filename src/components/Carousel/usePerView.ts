import { useSyncExternalStore } from 'react';
import { slidesPerView } from '../../behaviour';

/** How many slides the window has room for; `undefined` on the server and while hydrating, when only CSS knows. */
export function usePerView(): number | undefined {
  return useSyncExternalStore(subscribe, current, unknown);
}

const queries = () => slidesPerView.map(({ from }) => window.matchMedia(`(min-width: ${from}px)`));

function subscribe(onChange: () => void): () => void {
  const watched = queries();
  for (const query of watched) query.addEventListener('change', onChange);
  return () => {
    for (const query of watched) query.removeEventListener('change', onChange);
  };
}

function current(): number {
  return (
    slidesPerView.findLast(({ from }) => window.matchMedia(`(min-width: ${from}px)`).matches)?.slides ?? 1
  );
}

const unknown = () => undefined;
