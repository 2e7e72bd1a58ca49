import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { keepTabInside } from '../../browser/keepTabInside';
import { useMobileMenu } from '../../machines/mobileMenu/useMobileMenu';
import type { MenuControl } from './menuControl';

interface MobileMenuRunnerProps {
  panel: RefObject<HTMLElement>;
  onChange: (control: MenuControl) => void;
}

/** Runs the menu's machine for the panel, which is in the HTML already; renders nothing itself. */
export function MobileMenuRunner({ panel, onChange }: MobileMenuRunnerProps) {
  const { state, send } = useMobileMenu({ panel });
  useLayoutEffect(() => onChange({ state, send }), [state, send, onChange]);
  useEffect(() => {
    const { current } = panel;
    if (!current) return;
    const keep = (event: KeyboardEvent) => keepTabInside(event, current);
    current.addEventListener('keydown', keep);
    return () => current.removeEventListener('keydown', keep);
  }, [panel]);
  return null;
}
