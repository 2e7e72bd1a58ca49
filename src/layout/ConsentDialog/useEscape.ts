import { type RefObject, useEffect, useRef } from 'react';

/** Elements with their own use for Escape. */
const controls = 'a, button, input, textarea, select, summary, dialog, [role="dialog"]';

/** Calls back on Escape inside the element, or anywhere outside of other controls. */
export function useEscape(element: RefObject<HTMLElement>, active: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
      if (element.current?.contains(event.target) || !event.target.closest(controls)) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [element, active]);
}
