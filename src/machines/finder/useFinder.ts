import { useMachine } from '@xstate/react';
import { type FinderInput, finderMachine, questions } from './finderMachine';

/** The finder's machine; `questions` lists all questions in order. */
export function useFinder(input: FinderInput) {
  const [state, send] = useMachine(finderMachine, { input });
  return { state, send, questions };
}
