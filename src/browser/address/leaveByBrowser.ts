declare global {
  interface Window {
    /** Set by Gatsby: where its links lead, if no modifier or target makes them the browser's. */
    ___navigate?: (to: string, options?: object) => void;
  }
}

/**
 * From now on, Gatsby's links to other pages are followed by the browser, as if there were no router: a page that the router
 * brings would keep the policy of this one (Content-Security-Policy), and nobody is asked before the router leaves.
 *
 * @returns a function that ends it
 */
export function leaveByBrowser(): () => void {
  const byRouter = window.___navigate;
  window.___navigate = (to, options) => {
    const { pathname } = new URL(to, window.location.href);
    if (pathname === window.location.pathname) byRouter?.(to, options);
    else window.location.assign(to);
  };
  return () => {
    window.___navigate = byRouter;
  };
}
