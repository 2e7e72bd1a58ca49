import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { keepTabInside } from '../../browser/keepTabInside';

/**
 * Opens a `<dialog>` as a modal while it is mounted. The browser makes the rest of the page inert and returns
 * the focus to the opener.
 *
 * @returns the dialog's keydown handler, which keeps Tab inside
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement>) {
  useLayoutEffect(() => {
    const modal = dialog.current;
    modal?.showModal();
    return () => modal?.close();
  }, [dialog]);

  return (event: KeyboardEvent) => {
    if (dialog.current) keepTabInside(event, dialog.current);
  };
}
