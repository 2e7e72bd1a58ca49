import { type RefObject, useEffect } from 'react';
import { createStore, useStore } from '../../browser/store';
import { whenIdle } from '../../browser/whenIdle';
import type { CarouselEngine } from './CarouselEngine';

type Engine = typeof CarouselEngine;

/** One engine for all carousels: when the first one needs it, those in closed tabs change over unseen. */
const engine = createStore<Engine | undefined>(undefined);

/**
 * The engine, loaded when the browser is idle and the carousel is near. Until then, and where it cannot be loaded, it is
 * `undefined` and the strip scrolls.
 */
export function useEngine(root: RefObject<Element>): Engine | undefined {
  const loaded = useStore(engine, (held) => held);
  useEffect(() => {
    const element = root.current;
    if (!element || engine.get()) return;
    let cancel = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        cancel = whenIdle(() => void load());
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
    engine.set((await import('./CarouselEngine')).CarouselEngine);
  } catch {
    // The strip goes on scrolling; the next carousel that comes near asks again.
  }
}
