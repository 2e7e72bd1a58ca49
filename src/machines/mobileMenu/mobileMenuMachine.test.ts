import type { EventObject, StateValue } from 'xstate';
import { mobileMenuPaths } from '../../../tests/fixtures/mobileMenuPaths';
import { after, failed, unreached } from '../../../tests/support/machinePaths';
import { mobileMenuMachine } from './mobileMenuMachine';

const open = (group: 'expanded' | 'collapsed') => ({ open: group });

const table: [StateValue, EventObject, StateValue][] = [
  ['closed', { type: 'menu.open' }, open('expanded')],
  ['closed', { type: 'menu.navigate' }, 'closed'],
  ['closed', { type: 'menu.toggleGroup' }, 'closed'],
  [open('expanded'), { type: 'menu.toggleGroup' }, open('collapsed')],
  [open('collapsed'), { type: 'menu.toggleGroup' }, open('expanded')],
  [open('expanded'), { type: 'menu.open' }, open('expanded')],
  [open('expanded'), { type: 'menu.close' }, 'closed'],
  [open('collapsed'), { type: 'menu.close' }, 'closed'],
  [open('collapsed'), { type: 'menu.navigate' }, 'closed'],
  [open('expanded'), { type: 'menu.widen' }, 'closed'],
  [open('expanded'), { type: 'menu.dismissed' }, 'closed'],
  [open('expanded'), failed('watchBrowser'), 'closed'],
];

test.each(table)('in %j on %j comes %j', (from, event, to) => {
  const state = mobileMenuMachine.resolveState({ value: from });
  expect(after(mobileMenuMachine, state, event).value).toEqual(to);
});

test('the paths reach every state and every transition', () => {
  expect(unreached(mobileMenuMachine, mobileMenuPaths)).toEqual({ states: [], transitions: [] });
});
