import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

/**
 * Opens a `<dialog>` as a modal as long as it is there: the browser makes the rest of the page inert and gives the focus
 * back to the opener. What it leaves open is ours: Tab goes round inside instead of leaving for the browser's own buttons.
 *
 * @returns the dialog's key handler
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement>) {
  useLayoutEffect(() => {
    const modal = dialog.current;
    modal?.showModal();
    return () => modal?.close();
  }, [dialog]);

  return (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !dialog.current) return;
    const stops = [...dialog.current.querySelectorAll<HTMLElement>('button, a[href]')];
    const edge = stops.at(event.shiftKey ? 0 : -1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  };
}
