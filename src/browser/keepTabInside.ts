/** What Tab reaches in a modal; what a closed group hides is no stop. */
const stops = 'button, summary, a[href]';
const hidden = 'details:not([open]) > :not(summary)';

/** Lets Tab go round in a modal element: the browser would let it leave for its own controls. */
export function keepTabInside(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
  modal: HTMLElement,
): void {
  if (event.key !== 'Tab') return;
  const reachable = [...modal.querySelectorAll<HTMLElement>(stops)].filter((stop) => !stop.closest(hidden));
  if (document.activeElement !== reachable.at(event.shiftKey ? 0 : -1)) return;
  event.preventDefault();
  reachable.at(event.shiftKey ? -1 : 0)?.focus();
}
