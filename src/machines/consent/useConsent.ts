import { useMachine } from '@xstate/react';
import { consentActors } from './consentActors';
import { type ConsentInput, consentMachine } from './consentMachine';

const browserMachine = consentMachine.provide(consentActors);

/** The consent machine of this view. Stories and tests pass one with stubs. */
export function useConsent(input: ConsentInput, machine = browserMachine) {
  const [state, send] = useMachine(machine, { input });
  return { state, send };
}
