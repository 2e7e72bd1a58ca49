import { useMachine } from '@xstate/react';
import { pathwayBrowser } from './pathwayActors';
import { type PathwayEvent, pathwayMachine } from './pathwayMachine';

const browserMachine = pathwayMachine.provide(pathwayBrowser);

/** Moves from stage to stage. */
export type SendToPathway = (event: PathwayEvent) => void;

/** The coaching pathway's machine: the chosen stage, and how to choose another. */
export function usePathway(): { stage: string; send: SendToPathway } {
  const [state, send] = useMachine(browserMachine);
  return { stage: state.value, send };
}
