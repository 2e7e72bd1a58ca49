import { type RefObject, useEffect } from 'react';
import { confine, hide, isOpen, watchPanel } from './menuPanel';

/** What makes the menu modal until its machine is loaded: everything beside it is inert, and links close it. */
export function usePlainMenu(panel: RefObject<HTMLElement>, active: boolean): void {
  useEffect(() => {
    const element = panel.current;
    if (!active || !element) return;
    if (isOpen(element)) confine(element, true);
    return watchPanel(element, ({ type }) => {
      if (type === 'menu.opened') confine(element, true);
      else if (type === 'menu.closed') confine(element, false);
      else if (type === 'menu.navigate' || type === 'menu.widen') hide(element);
    });
  }, [panel, active]);
}
