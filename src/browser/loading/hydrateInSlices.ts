import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { layOutInSlices } from './layOutInSlices';

declare global {
  interface Window {
    /** Set by Gatsby: the path of the page whose HTML was sent. */
    pagePath?: string;
    /** Set by Gatsby: its loader, which finds the page for an address. */
    ___loader?: { loadPageSync: (path: string) => { page: { path: string } } | undefined };
  }
}

/**
 * Hydrates in a transition, which React processes in slices of 5 ms, with taps, scrolling and paints in between. Sections that still
 * wait for their layout get it first: from here on scripts ask for places in the page.
 */
export async function hydrateInSlices(page: ReactNode, container: Element): Promise<void> {
  await layOutInSlices();
  startTransition(() => {
    // In development, pages are served empty.
    if (container.hasChildNodes() && !isForeign404()) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
}

/** Whether the host sent the 404 page of another language, because it has only one for all of them, like GitHub Pages. */
function isForeign404(): boolean {
  const { pagePath, ___loader: loader, location } = window;
  if (pagePath !== '/404.html') return false;
  const asked = loader?.loadPageSync(location.pathname);
  return asked !== undefined && asked.page.path !== pagePath;
}
