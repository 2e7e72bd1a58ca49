const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes the browser ask for confirmation before the visitor leaves the site. @returns a function that stops it */
export function askBeforeLeaving(): () => void {
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
