import { fromCallback, setup } from 'xstate';
import { notProvided } from '../notProvided';

export type MobileMenuEvent =
  /** What the browser did: it opens the panel by its button and closes it by its button or Escape. */
  | { type: 'menu.opened' }
  | { type: 'menu.closed' }
  | { type: 'menu.groupExpanded' }
  | { type: 'menu.groupCollapsed' }
  /** What closes the panel. */
  | { type: 'menu.navigate' }
  | { type: 'menu.widen' };

/** Closed or open; the Coaching group is expanded every time the menu opens. */
export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent },
  actors: { watchPanel: fromCallback<MobileMenuEvent>(notProvided('watchPanel')) },
  actions: {
    hide: notProvided('hide'),
    confine: notProvided('confine'),
    release: notProvided('release'),
    expandGroup: notProvided('expandGroup'),
    collapseGroup: notProvided('collapseGroup'),
  },
}).createMachine({
  id: 'mobileMenu',
  initial: 'closed',
  invoke: { id: 'watchPanel', src: 'watchPanel', onError: '.closed' },
  states: {
    closed: { on: { 'menu.opened': 'open' } },
    open: {
      entry: 'confine',
      exit: 'release',
      initial: 'expanded',
      on: {
        'menu.closed': 'closed',
        'menu.navigate': { target: 'closed', actions: 'hide' },
        'menu.widen': { target: 'closed', actions: 'hide' },
      },
      states: {
        expanded: { entry: 'expandGroup', on: { 'menu.groupCollapsed': 'collapsed' } },
        collapsed: { entry: 'collapseGroup', on: { 'menu.groupExpanded': 'expanded' } },
      },
    },
  },
});
