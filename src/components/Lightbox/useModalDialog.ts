import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

/**
 * Opens a `<dialog>` as a modal while it is mounted. The browser makes the rest of the page inert and returns
 * the focus to the opener. It does let Tab leave for the browser's own controls, so this hook keeps it
 * inside.
 *
 * @returns the dialog's keydown handler
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
