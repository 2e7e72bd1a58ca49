import type { MouseEvent } from 'react';
import type { MobileMenuEvent } from '../../machines/mobileMenu/mobileMenuMachine';
import type { useMobileMenu } from '../../machines/mobileMenu/useMobileMenu';

/** State and `send` of the machine, for the menu and its button. */
export type MenuControl = ReturnType<typeof useMobileMenu>;

/** A click handler that sends an event; none until the machine is loaded, so that the HTML's popover buttons work. */
export function sends(menu: MenuControl | undefined, type: MobileMenuEvent['type']) {
  if (!menu) return undefined;
  return (event: MouseEvent) => {
    event.preventDefault();
    menu.send({ type });
  };
}
