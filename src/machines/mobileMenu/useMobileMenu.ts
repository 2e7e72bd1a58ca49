import { useMachine } from '@xstate/react';
import { mobileMenuActors } from './mobileMenuActors';
import { type MobileMenuInput, mobileMenuMachine } from './mobileMenuMachine';

const browserMachine = mobileMenuMachine.provide(mobileMenuActors);

/** The mobile menu's machine. Until it is loaded, the browser alone opens and closes the panel, a popover. */
export function useMobileMenu(input: MobileMenuInput) {
  const [state, send] = useMachine(browserMachine, { input });
  return { state, send };
}
