/** Makes the browser ask for confirmation before the visitor leaves the site. @returns a function that stops it */
export function askBeforeLeaving(): () => void {
  // Its own, as several parts may ask at once: who stops must not stop the others.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
