import { fromCallback, setup } from 'xstate';
import { notProvided } from '../notProvided';

/** The machine's input, which is also its context. */
export interface MobileMenuInput {
  /** A ref of the menu's panel, an HTML popover. */
  panel: { readonly current: HTMLElement | null };
}

export type MobileMenuEvent =
  /** Sent by the menu's buttons. */
  | { type: 'mobileMenu.open' }
  | { type: 'mobileMenu.close' }
  | { type: 'mobileMenu.toggleGroup' }
  /** A link was followed, or Back. */
  | { type: 'mobileMenu.navigate' }
  /** The window is too wide for a mobile menu. */
  | { type: 'mobileMenu.widen' }
  /** The browser closed the panel by itself: on Escape, or a phone's back gesture. */
  | { type: 'mobileMenu.dismissed' };

/** Closed or open; the Coaching group is expanded every time the menu opens. */
export const mobileMenuMachine = setup({
  types: {
    input: {} as MobileMenuInput,
    context: {} as MobileMenuInput,
    events: {} as MobileMenuEvent,
  },
  actors: { watchBrowser: fromCallback<MobileMenuEvent, MobileMenuInput>(notProvided('watchBrowser')) },
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
  context: ({ input }) => input,
  initial: 'closed',
  invoke: {
    id: 'watchBrowser',
    src: 'watchBrowser',
    input: ({ context }) => context,
    onError: '.closed',
  },
  states: {
    closed: { on: { 'mobileMenu.open': 'open' } },
    open: {
      entry: ['show', 'confine'],
      exit: 'release',
      initial: 'expanded',
      on: {
        'mobileMenu.close': { target: 'closed', actions: 'hide' },
        'mobileMenu.navigate': { target: 'closed', actions: 'hide' },
        'mobileMenu.widen': { target: 'closed', actions: 'hide' },
        'mobileMenu.dismissed': 'closed',
      },
      states: {
        expanded: { entry: 'expandGroup', on: { 'mobileMenu.toggleGroup': 'collapsed' } },
        collapsed: { entry: 'collapseGroup', on: { 'mobileMenu.toggleGroup': 'expanded' } },
      },
    },
  },
});
