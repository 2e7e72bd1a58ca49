import { type RefObject, useEffect, useRef } from 'react';

/**
 * A slide that leaves the view takes no focus with it: the nearest slide in view gets it.
 *
 * @returns what remembers, before a move, where the focus is
 */
export function useKeptFocus(root: RefObject<HTMLElement>): () => void {
  const remembered = useRef<Element | null>(null);
  useEffect(() => {
    const left = remembered.current;
    remembered.current = null;
    if (!left?.closest('[inert]') || !root.current?.contains(left)) return;
    const inView = [...root.current.querySelectorAll<HTMLElement>('fieldset:not([inert]) button')];
    const isBefore = inView[0] && left.compareDocumentPosition(inView[0]) & Node.DOCUMENT_POSITION_FOLLOWING;
    inView.at(isBefore ? 0 : -1)?.focus({ preventScroll: true });
  });
  return () => {
    remembered.current = document.activeElement;
  };
}
