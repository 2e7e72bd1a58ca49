import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Hydrates in a transition, which React works off in slices of 5 ms, with taps, scrolling and paints in between. */
export function hydrateInSlices(page: ReactNode, container: Element): void {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page);
    // In development, pages are served empty.
    else createRoot(container).render(page);
  });
}
