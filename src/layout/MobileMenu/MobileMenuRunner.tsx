import { type RefObject, useLayoutEffect } from 'react';
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
  return null;
}
