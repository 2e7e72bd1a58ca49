import { withPrefix } from 'gatsby';

declare global {
  interface Window {
    /** Set by Gatsby: the build that this page belongs to. */
    ___webpackCompilationHash?: string;
  }
}

/** Whether a new build was deployed since this page was loaded: its lazy parts are gone then, but a reload gets new ones. */
export async function deployedAnew(): Promise<boolean> {
  try {
    // Not from the browser's cache: Gatsby has put the file there, and some hosts keep it there for ten minutes.
    const response = await fetch(withPrefix('/page-data/app-data.json'), { cache: 'no-store' });
    const { webpackCompilationHash: current } = await response.json();
    return typeof current === 'string' && current !== window.___webpackCompilationHash;
  } catch {
    return false;
  }
}

/** Whether this page was reloaded. If it still lacks a part, only the visitor may reload it again: by itself, it might never stop. */
export function reloadedAlready(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/** Reloads the page; the hash in the address keeps what was open. */
export function reload(): void {
  window.location.reload();
}
