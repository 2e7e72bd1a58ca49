import { type RefObject, useEffect, useRef } from 'react';

/**
 * A dialog that appears by itself takes no focus. One that was asked for does, and returns it to its opener.
 *
 * @param reopened a higher number is a new request to see the dialog
 */
export function useDialogFocus(
  dialog: RefObject<HTMLElement>,
  visible: boolean,
  reopened: number,
  open: () => void,
): void {
  const opener = useRef<Element | null>(null);
  const wasVisible = useRef(false);
  const openLatest = useRef(open);
  openLatest.current = open;

  useEffect(() => {
    if (reopened === 0) return;
    opener.current = document.activeElement;
    openLatest.current();
    // Asked for while it is there: nothing opens, but it answers.
    if (wasVisible.current) dialog.current?.focus();
  }, [reopened, dialog]);

  useEffect(() => {
    if (visible) {
      if (opener.current) dialog.current?.focus();
    } else if (wasVisible.current) {
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    }
    wasVisible.current = visible;
  }, [visible, dialog]);
}
