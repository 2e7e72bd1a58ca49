import type { MouseEvent } from 'react';
import type { SendToMenu } from '../../machines/mobileMenu/useMobileMenu';

/** What the machine gives to the menu and its button, which are in the HTML already. */
export interface MenuControl {
  open: boolean;
  send: SendToMenu;
}

/** What a button of the menu does: it sends an event. Until the machine is there, the browser does what the HTML says. */
export function sends(menu: MenuControl | undefined, type: Parameters<SendToMenu>[0]['type']) {
  if (!menu) return undefined;
  return (event: MouseEvent) => {
    event.preventDefault();
    menu.send({ type });
  };
}
