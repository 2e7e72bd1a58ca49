/**
 * The address's hash, without `#`: the open tab, stage, question or picture. It is written beside Gatsby's router, with the
 * entry's own state (docs/decisions/015), so the router's memory of scroll positions stays as it is.
 */
export const currentHash = () => window.location.hash.slice(1);

/** The browser's two events, and ours for moves by `pushState` or `replaceState`, of which the browser says nothing. */
const changes = ['popstate', 'hashchange', 'hashwritten'];

/** Tells `listener` when another hash may be in the address. @returns what stops it */
export function subscribeToHash(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
}

/** Says that the hash may be another one, where the browser does not. */
export function announceHash(): void {
  window.dispatchEvent(new Event('hashwritten'));
}

/** Another hash on top of this one: Back returns. What is in the address already makes no entry of its own. */
export function pushHash(hash: string): void {
  if (hash === currentHash()) return;
  window.history.pushState({ ...window.history.state, inPage: true }, '', addressWith(hash));
  announceHash();
}

/** Another hash, or none, in the place of this one. */
export function replaceHash(hash: string): void {
  window.history.replaceState(window.history.state, '', addressWith(hash));
  announceHash();
}

/** Whether {@link pushHash} made this entry of the history: Back leads to another state of the same page. */
export const isInPage = () => window.history.state?.inPage === true;

const addressWith = (hash: string) => (hash ? `#${hash}` : window.location.pathname + window.location.search);
