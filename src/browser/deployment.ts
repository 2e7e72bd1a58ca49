import { withPrefix } from 'gatsby';

declare global {
  interface Window {
    /** Gatsby's name for the version of the site that this page belongs to. */
    ___webpackCompilationHash?: string;
  }
}

/** Whether the site was deployed anew since this page was loaded: its parts are gone then, those of a new page are there. */
export async function deployedAnew(): Promise<boolean> {
  try {
    const response = await fetch(withPrefix('/page-data/app-data.json'));
    const { webpackCompilationHash: current } = await response.json();
    return typeof current === 'string' && current !== window.___webpackCompilationHash;
  } catch {
    return false;
  }
}

/** A page that was loaded anew already and still lacks a part would be for ever, if nobody had to ask for it. */
export function reloadedAlready(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/** Loads the page anew; the address keeps what was opened. */
export function reload(): void {
  window.location.reload();
}
