import { fromCallback, setup } from 'xstate';
import { notProvided } from '../notProvided';

export type MobileMenuEvent =
  /** What its buttons and links send. */
  | { type: 'menu.open' }
  | { type: 'menu.close' }
  | { type: 'menu.toggleGroup' }
  /** A link was followed, or Back. */
  | { type: 'menu.navigate' }
  /** The window is too wide for a mobile menu. */
  | { type: 'menu.widen' }
  /** The browser closed the panel by itself: Escape, or a phone's way back. */
  | { type: 'menu.dismissed' };

/** Closed or open; the Coaching group is expanded every time the menu opens. */
export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent },
  actors: { watchBrowser: fromCallback<MobileMenuEvent>(notProvided('watchBrowser')) },
  actions: {
    show: notProvided('show'),
    hide: notProvided('hide'),
    confine: notProvided('confine'),
    release: notProvided('release'),
    expandGroup: notProvided('expandGroup'),
    collapseGroup: notProvided('collapseGroup'),
  },
}).createMachine({
  id: 'mobileMenu',
  initial: 'closed',
  invoke: { id: 'watchBrowser', src: 'watchBrowser', onError: '.closed' },
  states: {
    closed: { on: { 'menu.open': 'open' } },
    open: {
      entry: ['show', 'confine'],
      exit: 'release',
      initial: 'expanded',
      on: {
        'menu.close': { target: 'closed', actions: 'hide' },
        'menu.navigate': { target: 'closed', actions: 'hide' },
        'menu.widen': { target: 'closed', actions: 'hide' },
        'menu.dismissed': 'closed',
      },
      states: {
        expanded: { entry: 'expandGroup', on: { 'menu.toggleGroup': 'collapsed' } },
        collapsed: { entry: 'collapseGroup', on: { 'menu.toggleGroup': 'expanded' } },
      },
    },
  },
});
