import { fromCallback, setup } from 'xstate';
import { notProvided } from '../notProvided';

/** The stages of the coaching pathway, in order (behaviour.md 11.2). */
export const stages = ['ignite1', 'ignite2', 'boost1', 'boost2', 'ace'] as const;

export type Stage = (typeof stages)[number];

export type PathwayEvent =
  | { type: `stage.${Stage}` }
  | { type: 'stage.next' }
  | { type: 'stage.previous' }
  | { type: 'stage.first' }
  | { type: 'stage.last' };

const write = <S extends Stage>(stage: S) => ({ type: 'writeAddress', params: { stage } }) as const;

/** One of five stages is chosen; any may follow any other. The address says which, and may say it first. */
export const pathwayMachine = setup({
  types: { events: {} as PathwayEvent },
  actors: { watchAddress: fromCallback<PathwayEvent>(notProvided('watchAddress')) },
  actions: { writeAddress: (_, _params: { stage: Stage }) => notProvided('writeAddress')() },
}).createMachine({
  id: 'pathway',
  initial: 'ignite1',
  invoke: { id: 'watchAddress', src: 'watchAddress', onError: {} },
  on: {
    'stage.ignite1': { target: '.ignite1', actions: write('ignite1') },
    'stage.ignite2': { target: '.ignite2', actions: write('ignite2') },
    'stage.boost1': { target: '.boost1', actions: write('boost1') },
    'stage.boost2': { target: '.boost2', actions: write('boost2') },
    'stage.ace': { target: '.ace', actions: write('ace') },
    'stage.first': { target: '.ignite1', actions: write('ignite1') },
    'stage.last': { target: '.ace', actions: write('ace') },
  },
  states: {
    ignite1: {
      on: {
        'stage.next': { target: 'ignite2', actions: write('ignite2') },
        'stage.previous': { target: 'ace', actions: write('ace') },
      },
    },
    ignite2: {
      on: {
        'stage.next': { target: 'boost1', actions: write('boost1') },
        'stage.previous': { target: 'ignite1', actions: write('ignite1') },
      },
    },
    boost1: {
      on: {
        'stage.next': { target: 'boost2', actions: write('boost2') },
        'stage.previous': { target: 'ignite2', actions: write('ignite2') },
      },
    },
    boost2: {
      on: {
        'stage.next': { target: 'ace', actions: write('ace') },
        'stage.previous': { target: 'boost1', actions: write('boost1') },
      },
    },
    ace: {
      on: {
        'stage.next': { target: 'ignite1', actions: write('ignite1') },
        'stage.previous': { target: 'boost2', actions: write('boost2') },
      },
    },
  },
});
