import { useMachine } from '@xstate/react';
import { type Edit, isIdle } from '../../../content/desk/edits';
import type { Problem } from '../../../content/problems';
import { deskActors } from './deskActors';
import { deskMachine } from './deskMachine';
import { uniqueId } from './uniqueId';

const browserMachine = deskMachine.provide(deskActors);

/** The desk's machine. Stories pass one with stubs. */
export function useDesk(machine = browserMachine) {
  const [state, send, actor] = useMachine(machine);
  /**
   * Puts edits into the draft, all together. Those that change nothing are left out: nobody could see them undone.
   *
   * @returns whether the draft says so now; it takes no edits while it is loaded or published
   */
  const put = (edits: readonly Edit[]): boolean => {
    const real = edits.filter((edit) => !isIdle(edit));
    if (real.length === 0) return true;
    const change = { type: 'desk.change', change: { id: uniqueId(), edits: real } } as const;
    // Asked at this moment: what a task has waited for may be older than the latest render.
    const taken = actor.getSnapshot().can(change);
    send(change);
    return taken;
  };
  /** The mistakes that edits would add to the draft. If the check breaks down, there are none: the draft's own check says so. */
  const mistakesOf = async (edits: readonly Edit[]): Promise<readonly Problem[]> => {
    const { opened, changes } = actor.getSnapshot().context;
    return opened?.model.mistakes({ changes, edits }).catch(() => []) ?? [];
  };
  /** The draft at this moment, which may be newer than the latest render. */
  const draft = () => actor.getSnapshot().context.changes;
  return { state, send, put, mistakesOf, draft };
}
