import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Hydrates as a transition, which React does in slices of 5 ms: taps, scrolling and paints come in between. */
export function hydrateInSlices(page: ReactNode, container: Element): void {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page);
    // While developing, pages come empty.
    else createRoot(container).render(page);
  });
}
