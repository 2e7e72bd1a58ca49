import { type RefObject, useEffect } from 'react';
import { useMobileMenu } from '../../machines/mobileMenu/useMobileMenu';

/** Runs the menu's machine beside the panel that is in the HTML already; it renders nothing itself. */
export function MenuMachine({ panel }: { panel: RefObject<HTMLElement> }) {
  const state = useMobileMenu(panel);
  const shown = state.matches('open') ? 'open' : 'closed';
  useEffect(() => {
    if (panel.current) panel.current.dataset.state = shown;
  }, [panel, shown]);
  return null;
}
