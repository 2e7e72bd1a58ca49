const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes the browser ask before the site is left. @returns a function that ends that */
export function askBeforeLeaving(): () => void {
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
