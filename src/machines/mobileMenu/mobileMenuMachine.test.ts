import type { EventObject, StateValue } from 'xstate';
import { after, failed, unreached } from '../../../tests/fixtures/paths/machinePaths';
import { mobileMenuInput, mobileMenuPaths } from '../../../tests/fixtures/paths/mobileMenuPaths';
import { mobileMenuMachine } from './mobileMenuMachine';

const open = (group: 'expanded' | 'collapsed') => ({ open: group });

const table: [StateValue, EventObject, StateValue][] = [
  ['closed', { type: 'mobileMenu.open' }, open('expanded')],
  ['closed', { type: 'mobileMenu.navigate' }, 'closed'],
  ['closed', { type: 'mobileMenu.toggleGroup' }, 'closed'],
  [open('expanded'), { type: 'mobileMenu.toggleGroup' }, open('collapsed')],
  [open('collapsed'), { type: 'mobileMenu.toggleGroup' }, open('expanded')],
  [open('expanded'), { type: 'mobileMenu.open' }, open('expanded')],
  [open('expanded'), { type: 'mobileMenu.close' }, 'closed'],
  [open('collapsed'), { type: 'mobileMenu.close' }, 'closed'],
  [open('collapsed'), { type: 'mobileMenu.navigate' }, 'closed'],
  [open('expanded'), { type: 'mobileMenu.widen' }, 'closed'],
  [open('expanded'), { type: 'mobileMenu.dismissed' }, 'closed'],
  [open('expanded'), failed('watchBrowser'), 'closed'],
];

test.each(table)('in %j on %j comes %j', (from, event, to) => {
  const state = mobileMenuMachine.resolveState({ value: from, context: mobileMenuInput });
  expect(after(mobileMenuMachine, state, event).value).toEqual(to);
});

test('the paths reach every state and every transition', () => {
  expect(unreached(mobileMenuMachine, mobileMenuPaths)).toEqual({ states: [], transitions: [] });
});
