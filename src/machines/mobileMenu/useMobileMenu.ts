import { useMachine } from '@xstate/react';
import { mobileMenuActors } from './mobileMenuActors';
import { type MobileMenuInput, mobileMenuMachine } from './mobileMenuMachine';

const browserMachine = mobileMenuMachine.provide(mobileMenuActors);

/** The mobile menu's machine around its panel, whose popover the browser has opened and closed alone until now. */
export function useMobileMenu(input: MobileMenuInput) {
  const [state, send] = useMachine(browserMachine, { input });
  return { state, send };
}
