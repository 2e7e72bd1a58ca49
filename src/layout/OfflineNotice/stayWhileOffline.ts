/**
 * Without a connection the router would end up on the browser's error page. Instead, links to pages that are not loaded yet
 * do nothing, and `onStay` is called with `true`; with `false` once the connection is back. Browsers also call themselves offline
 * where the site is within reach, as on the visitor's own machine, so the site is asked before. @returns a function that ends it
 */
export function stayWhileOffline(onStay: (staying: boolean) => void): () => void {
  let reached: HTMLAnchorElement | undefined;
  const stay = async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (navigator.onLine || !link || link === reached || !leadsAway(link)) return;
    event.preventDefault();
    // What else the click does comes with the one that is followed.
    event.stopPropagation();
    if (await isWithinReach(link.href)) {
      reached = link;
      // With the same keys held: it may be for a new tab.
      link.dispatchEvent(new MouseEvent(event.type, event));
      reached = undefined;
      return;
    }
    // An open menu would cover the notice. Browsers without popovers do not know the selector.
    if ('popover' in HTMLElement.prototype)
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    onStay(true);
  };
  const goOn = () => onStay(false);
  document.addEventListener('click', stay, { capture: true });
  window.addEventListener('online', goOn);
  return () => {
    document.removeEventListener('click', stay, { capture: true });
    window.removeEventListener('online', goOn);
  };
}

function leadsAway({ origin, pathname }: HTMLAnchorElement): boolean {
  const { location, ___loader } = window;
  if (origin !== location.origin || pathname === location.pathname) return false;
  return !___loader?.loadPageSync(pathname);
}

const isWithinReach = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
