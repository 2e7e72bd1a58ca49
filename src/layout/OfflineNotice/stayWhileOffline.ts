/**
 * Without a connection the router would give the window to the browser's error page. Links to pages that are not here yet
 * lead nowhere instead, and `onStay` is told so: `false` when the connection is back. @returns what ends it
 */
export function stayWhileOffline(onStay: (staying: boolean) => void): () => void {
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (navigator.onLine || !link || !leadsAway(link)) return;
    event.preventDefault();
    // An open menu would cover what is said now.
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
