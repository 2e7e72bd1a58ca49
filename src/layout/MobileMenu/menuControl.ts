import type { MouseEvent } from 'react';
import type { MobileMenuEvent } from '../../machines/mobileMenu/mobileMenuMachine';
import type { useMobileMenu } from '../../machines/mobileMenu/useMobileMenu';

/** What the machine gives to the menu and its button, which are in the HTML already. */
export type MenuControl = ReturnType<typeof useMobileMenu>;

/** What a button of the menu does: it sends an event. Until the machine is there, the browser does what the HTML says. */
export function sends(menu: MenuControl | undefined, type: MobileMenuEvent['type']) {
  if (!menu) return undefined;
  return (event: MouseEvent) => {
    event.preventDefault();
    menu.send({ type });
  };
}
