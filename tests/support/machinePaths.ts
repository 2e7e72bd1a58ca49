import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type EventObject,
  transition,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

/** A way through a machine from its first state. */
export interface Path {
  /** `consent.check true → consent.accept`, to name a test. */
  name: string;
  first: AnyMachineSnapshot;
  /** What happens, and what the machine is like after it. */
  steps: readonly { event: EventObject; state: AnyMachineSnapshot }[];
}

interface Model<M extends AnyStateMachine> {
  machine: M;
  input?: unknown;
  /** Everything that may happen, with its payloads; outcomes of actors are events, too: `done`, `failed`. */
  events: readonly (EventFromLogic<M> | ActorOutcome)[];
  /** Tells states apart: the value and the booleans that matter. */
  serialize: (state: AnyMachineSnapshot) => unknown;
}

/** How an invoked actor ended. */
interface ActorOutcome {
  type: `xstate.${'done' | 'error'}.actor.${string}`;
  output?: unknown;
}

/** The outcome of an invoked actor. */
export const done = (id: string, output?: unknown): ActorOutcome => ({
  type: `xstate.done.actor.${id}`,
  output,
});

/** The failure of an invoked actor. */
export const failed = (id: string): ActorOutcome & { error: Error } => ({
  type: `xstate.error.actor.${id}`,
  error: new Error(`${id} failed`),
});

/** The shortest path to every state, each lengthened by every event that the state has a transition for. */
export function pathsOf<M extends AnyStateMachine>({
  machine: logic,
  input,
  events,
  serialize,
}: Model<M>): Path[] {
  const machine: AnyStateMachine = logic;
  const toStates = getShortestPaths(machine, {
    input,
    events,
    serializeState: (state) => JSON.stringify(serialize(state)),
  });
  return toStates.flatMap(({ state: end, steps }) => {
    const [start] = steps;
    const walked = steps.slice(1).map(({ event, state }) => ({ event, state }));
    return events
      .filter((event) => takenFrom(machine, end, event).length > 0)
      .map((event) => {
        const all = [...walked, { event, state: after(machine, end, event) }];
        return {
          name: all.map((step) => label(step.event)).join(' → '),
          first: start?.state ?? end,
          steps: all,
        };
      });
  });
}

/** The states and transitions of a machine that no path passes through; both lists should be empty. */
export function unreached(
  machine: AnyStateMachine,
  paths: readonly Path[],
): { states: string[]; transitions: string[] } {
  const nodes = new Set<AnyStateNode>();
  const taken = new Set<AnyTransitionDefinition>();
  for (const { first, steps } of paths) {
    let state = first;
    for (const node of first._nodes) nodes.add(node);
    for (const step of steps) {
      for (const one of takenFrom(machine, state, step.event)) taken.add(one);
      for (const one of alwaysTaken(state, step.state)) taken.add(one);
      for (const node of step.state._nodes) nodes.add(node);
      state = step.state;
    }
  }
  const all: AnyStateNode[] = [machine.root, ...getStateNodes(machine)];
  return {
    states: all.filter((node) => !nodes.has(node)).map(({ id }) => id),
    transitions: all
      .flatMap(transitionsOf)
      .filter((one) => !taken.has(one))
      .map(describeTransition),
  };
}

/** All transitions of a state, those of its actors included. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** What a machine is like after an event, outcomes of actors included; nothing is run. */
export function after(
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
  event: EventObject,
): AnyMachineSnapshot {
  return transition(machine, state, event)[0];
}

function takenFrom(
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
  event: EventObject,
): AnyTransitionDefinition[] {
  return machine.getTransitionData(state, event);
}

/** The eventless transitions between two states: their source was left, their target entered. */
function alwaysTaken(before: AnyMachineSnapshot, now: AnyMachineSnapshot): AnyTransitionDefinition[] {
  const entered = (node: AnyStateNode) => now._nodes.includes(node) && !before._nodes.includes(node);
  return before._nodes
    .flatMap((node: AnyStateNode) => node.always ?? [])
    .filter((one: AnyTransitionDefinition) => one.target?.every(entered));
}

function describeTransition({ source, eventType, target }: AnyTransitionDefinition): string {
  return `${source.id} on ${eventType} to ${target?.map(({ id }) => id).join(', ') ?? 'itself'}`;
}

/** An event with its payload. */
function label({ type, error: _, ...payload }: EventObject & { error?: unknown }): string {
  const values = Object.values(payload).filter((value) => value !== undefined);
  return [type, ...values.map((value) => JSON.stringify(value))].join(' ');
}
