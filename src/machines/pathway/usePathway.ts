import { useMachine } from '@xstate/react';
import { pathwayActors } from './pathwayActors';
import { pathwayMachine } from './pathwayMachine';

const browserMachine = pathwayMachine.provide(pathwayActors);

/** The coaching pathway's machine: the chosen stage, and `send` to choose another. */
export function usePathway() {
  const [state, send] = useMachine(browserMachine);
  return { state, send };
}
