import { useMachine } from '@xstate/react';
import { type RefObject, useState } from 'react';
import { mobileMenuBrowser } from './mobileMenuActors';
import { type MobileMenuEvent, mobileMenuMachine } from './mobileMenuMachine';

/** Opens and closes the menu and its group. */
export type SendToMenu = (event: MobileMenuEvent) => void;

/** The mobile menu's machine around its panel, whose popover the browser has opened and closed alone until now. */
export function useMobileMenu(panel: RefObject<HTMLElement>): { open: boolean; send: SendToMenu } {
  const [machine] = useState(() => mobileMenuMachine.provide(mobileMenuBrowser(() => panel.current)));
  const [state, send] = useMachine(machine);
  return { open: state.matches('open'), send };
}
