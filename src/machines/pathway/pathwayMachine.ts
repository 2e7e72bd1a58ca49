import { fromCallback, setup } from 'xstate';
import { notProvided } from '../notProvided';

/** The stages of the coaching pathway, in order (behaviour.md 11.2). */
export const stages = ['ignite1', 'ignite2', 'boost1', 'boost2', 'ace'] as const;

export type Stage = (typeof stages)[number];

export type PathwayEvent =
  | { type: 'pathway.select'; stage: Stage }
  | { type: 'pathway.next' }
  | { type: 'pathway.previous' }
  | { type: 'pathway.first' }
  | { type: 'pathway.last' };

const write = <S extends Stage>(stage: S) => ({ type: 'writeAddress', params: { stage } }) as const;

/** The transition on `pathway.select` to one stage. */
const select = <S extends Stage>(stage: S) =>
  ({
    guard: { type: 'isSelected', params: { stage } },
    target: `.${stage}`,
    actions: write(stage),
  }) as const;

/** One of five stages is chosen; any may follow any other. The address follows the choice, and can make it. */
export const pathwayMachine = setup({
  types: { events: {} as PathwayEvent },
  actors: { watchAddress: fromCallback<PathwayEvent>(notProvided('watchAddress')) },
  actions: { writeAddress: (_, _params: { stage: Stage }) => notProvided('writeAddress')() },
  guards: {
    isSelected: ({ event }, { stage }: { stage: Stage }) =>
      event.type === 'pathway.select' && event.stage === stage,
  },
}).createMachine({
  id: 'pathway',
  initial: 'ignite1',
  invoke: { id: 'watchAddress', src: 'watchAddress', onError: {} },
  on: {
    'pathway.select': [
      select('ignite1'),
      select('ignite2'),
      select('boost1'),
      select('boost2'),
      select('ace'),
    ],
    'pathway.first': { target: '.ignite1', actions: write('ignite1') },
    'pathway.last': { target: '.ace', actions: write('ace') },
  },
  states: {
    ignite1: {
      on: {
        'pathway.next': { target: 'ignite2', actions: write('ignite2') },
        'pathway.previous': { target: 'ace', actions: write('ace') },
      },
    },
    ignite2: {
      on: {
        'pathway.next': { target: 'boost1', actions: write('boost1') },
        'pathway.previous': { target: 'ignite1', actions: write('ignite1') },
      },
    },
    boost1: {
      on: {
        'pathway.next': { target: 'boost2', actions: write('boost2') },
        'pathway.previous': { target: 'ignite2', actions: write('ignite2') },
      },
    },
    boost2: {
      on: {
        'pathway.next': { target: 'ace', actions: write('ace') },
        'pathway.previous': { target: 'boost1', actions: write('boost1') },
      },
    },
    ace: {
      on: {
        'pathway.next': { target: 'ignite1', actions: write('ignite1') },
        'pathway.previous': { target: 'boost2', actions: write('boost2') },
      },
    },
  },
});
