import { type RefObject, useLayoutEffect } from 'react';
import { useMobileMenu } from '../../machines/mobileMenu/useMobileMenu';
import type { MenuControl } from './menuControl';

interface MenuMachineProps {
  panel: RefObject<HTMLElement>;
  onChange: (control: MenuControl) => void;
}

/** Runs the menu's machine for the panel, which is in the HTML already; renders nothing itself. */
export function MenuMachine({ panel, onChange }: MenuMachineProps) {
  const { state, send } = useMobileMenu({ panel });
  useLayoutEffect(() => onChange({ state, send }), [state, send, onChange]);
  return null;
}
