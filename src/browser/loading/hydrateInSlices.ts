import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** The page that was sent, as Gatsby calls it. */
    pagePath?: string;
    /** Gatsby's loader: the page that belongs to an address, once it is loaded. */
    ___loader?: { loadPageSync: (path: string) => { page: { path: string } } | undefined };
  }
}

/** Hydrates in a transition, which React works off in slices of 5 ms, with taps, scrolling and paints in between. */
export function hydrateInSlices(page: ReactNode, container: Element): void {
  startTransition(() => {
    // In development, pages are served empty.
    if (container.hasChildNodes() && !isForeign404()) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
}

/** Whether the host has one 404 page for all languages, as GitHub Pages, and the address asks for that of another one. */
function isForeign404(): boolean {
  const { pagePath, ___loader: loader, location } = window;
  if (pagePath !== '/404.html') return false;
  const asked = loader?.loadPageSync(location.pathname);
  return asked !== undefined && asked.page.path !== pagePath;
}
