/** Where `requestIdleCallback` is missing (Safari), this long after the load event counts as idle; ms. */
const idleFallback = 200;

/** After this long the callback runs even if the browser has not been idle; ms. */
const idleTimeout = 2000;

/** Calls back once the page is loaded and the browser is idle. @returns a function that cancels */
export function whenIdle(callback: () => void): () => void {
  let cancelIdle = () => {};
  const waitForIdle = () => {
    cancelIdle = onIdle(callback);
  };
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true });
  return () => {
    window.removeEventListener('load', waitForIdle);
    cancelIdle();
  };
}

function onIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: idleTimeout });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, idleFallback);
  return () => clearTimeout(timer);
}
