import { useMachine } from '@xstate/react';
import { consentActors } from './consentActors';
import { type ConsentInput, consentMachine } from './consentMachine';

const browserMachine = consentMachine.provide({ actors: consentActors });

/** The consent machine of this view. Stories and tests give one with other actors. */
export function useConsent(input: ConsentInput, machine: typeof consentMachine = browserMachine) {
  const [state, send] = useMachine(machine, { input });
  return {
    state,
    send,
    visible: state.hasTag('visible'),
    canAccept: state.can({ type: 'consent.accept' }),
    ...state.context,
  };
}
