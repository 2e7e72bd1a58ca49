import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { whenUsable } from '../LazyPart/whenUsable';
import type { CarouselEngine } from './CarouselEngine';

type Engine = typeof CarouselEngine;

/** One engine for all carousels: when the first one needs it, those in closed tabs change over unseen. */
let engine: Engine | undefined;

const listeners = new Set<() => void>();

/**
 * The engine, loaded when the page is usable and the carousel is near. Until then, and where it cannot be loaded, it is
 * `undefined` and the strip scrolls.
 */
export function useEngine(root: RefObject<Element>): Engine | undefined {
  const loaded = useSyncExternalStore(
    subscribe,
    () => engine,
    () => undefined,
  );
  useEffect(() => {
    const element = root.current;
    if (!element || engine) return;
    let cancel = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        cancel = whenUsable(() => void load());
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [root]);
  return loaded;
}

async function load(): Promise<void> {
  try {
    engine = (await import('./CarouselEngine')).CarouselEngine;
  } catch {
    // The strip goes on scrolling; the next carousel that comes near asks again.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
