import { useMachine } from '@xstate/react';
import { type FinderInput, finderMachine, questions } from './finderMachine';

/** The finder's machine: the question that is asked or the result, the answers so far, and `send`; all questions in order. */
export function useFinder(input: FinderInput) {
  const [state, send] = useMachine(finderMachine, { input });
  return { state, send, questions };
}
