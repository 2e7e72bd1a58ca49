import { useSyncExternalStore } from 'react';
import { slidesPerView } from '../../behaviour';

/**
 * How many slides fit into the window; `undefined` on the server and while hydrating, when only CSS knows.
 */
export function usePerView(): number | undefined {
  return useSyncExternalStore(subscribe, current, unknown);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

const current = () =>
  slidesPerView.findLast(({ from }) => window.matchMedia(`(min-width: ${from}px)`).matches)?.slides ?? 1;

const unknown = () => undefined;
