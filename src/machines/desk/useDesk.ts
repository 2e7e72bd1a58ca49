import { useMachine } from '@xstate/react';
import { deskActors } from './deskActors';
import { deskMachine } from './deskMachine';

const browserMachine = deskMachine.provide(deskActors);

/** The desk's machine. Stories pass one with stubs. */
export function useDesk(machine = browserMachine) {
  const [state, send] = useMachine(machine);
  return { state, send };
}
