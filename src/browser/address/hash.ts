/**
 * The address's hash, without `#`: the open tab, stage, question or picture. It is written without Gatsby's router
 * and keeps the history entry's state, by which the router finds its scroll position (docs/decisions/015).
 */
export const currentHash = () => window.location.hash.slice(1);

/** The browser's two events, and our own for `pushState` and `replaceState`, for which the browser has none. */
const changes = ['popstate', 'hashchange', 'hashwritten'];

/** Calls `listener` whenever the hash may have changed. @returns a function that unsubscribes */
export function subscribeToHash(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
}

/** Tells subscribers that the hash may have changed, where the browser fires no event. */
export function announceHash(): void {
  window.dispatchEvent(new Event('hashwritten'));
}

/** Sets the hash in a new history entry, so that Back returns to the current one. Does nothing if the hash is the same. */
export function pushHash(hash: string): void {
  if (hash === currentHash()) return;
  window.history.pushState({ ...window.history.state, inPage: true }, '', addressWith(hash));
  announceHash();
}

/** Sets or removes the hash in the current history entry. */
export function replaceHash(hash: string): void {
  window.history.replaceState(window.history.state, '', addressWith(hash));
  announceHash();
}

/** Whether {@link pushHash} made the current history entry: Back then stays on this page. */
export const isInPage = () => window.history.state?.inPage === true;

const addressWith = (hash: string) => (hash ? `#${hash}` : window.location.pathname + window.location.search);
