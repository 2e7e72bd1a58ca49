import { useMachine } from '@xstate/react';
import { type RefObject, useState } from 'react';
import { mobileMenuBrowser } from './mobileMenuActors';
import { mobileMenuMachine } from './mobileMenuMachine';

/** The mobile menu's machine around its panel, whose popover the browser has opened and closed alone until now. */
export function useMobileMenu(panel: RefObject<HTMLElement>) {
  const [machine] = useState(() => mobileMenuMachine.provide(mobileMenuBrowser(() => panel.current)));
  const [state] = useMachine(machine);
  return state;
}
