import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { layout } from '../../../tests/fixtures/layout';
import { mobileMenuPaths } from '../../../tests/fixtures/mobileMenuPaths';
import { setMedia } from '../../../tests/support/media';
import { lightDismiss } from '../../../tests/support/popover';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { MobileMenu, mobileMenuId } from './MobileMenu';

const Plain = ({ children }: { children: ReactNode }) => <>{children}</>;

function renderMenu(Mode: typeof Plain | typeof StrictMode) {
  render(
    <Mode>
      <InterfaceProvider words={layout.interface}>
        <div>
          <main>Page</main>
          <button type="button" popovertarget={mobileMenuId}>
            Open menu
          </button>
          <MobileMenu academy="Vistula" label="Main" items={layout.navigation.items} />
        </div>
      </InterfaceProvider>
    </Mode>,
  );
  const panel = screen.getByRole('dialog', { hidden: true });
  const group = panel.querySelector('details');
  if (!group) throw new Error('The menu has no group.');
  return { panel, group };
}

const machineArrived = (panel: HTMLElement) => waitFor(() => expect(panel).toHaveAttribute('data-state'));

/** What a path's outcome of the watching actor is in the browser: nothing that a visitor can do. */
const visible = mobileMenuPaths.filter(({ steps }) =>
  steps.every(({ event }) => event.type.startsWith('menu.')),
);

describe.each([
  ['strict', StrictMode],
  ['plain', Plain],
])('in %s mode', (_, Mode) => {
  test.each(visible.map((path) => [path.name, path] as const))('%s', async (_name, { steps }) => {
    const { panel, group } = renderMenu(Mode);
    await machineArrived(panel);
    for (const { event, state } of steps) {
      await act(async () => perform(event.type, group));
      const open = state.matches('open');
      expect(panel).toHaveAttribute('data-state', open ? 'open' : 'closed');
      expect(panel.matches(':popover-open')).toBe(open);
      expect(screen.getByText('Page').hasAttribute('inert')).toBe(open);
      if (open) expect(group.open).toBe(state.matches({ open: 'expanded' }));
    }
  });
});

function perform(event: string, group: HTMLDetailsElement): void {
  if (event === 'menu.opened') fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  else if (event === 'menu.closed')
    fireEvent.click(screen.getByRole('button', { name: 'Close menu', hidden: true }));
  else if (event === 'menu.navigate')
    fireEvent.click(screen.getByRole('link', { name: 'FAQ', hidden: true }));
  else if (event === 'menu.widen') setMedia('(min-width: 768px)', true);
  else {
    group.open = event === 'menu.groupExpanded';
    fireEvent(group, new Event('toggle'));
  }
}

test('it is modal before its machine is there, and the machine takes an open menu over', async () => {
  const { panel, group } = renderMenu(Plain);
  expect(panel).not.toHaveAttribute('data-state');
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByText('Page')).toHaveAttribute('inert');
  expect(panel.contains(document.activeElement)).toBe(true);
  group.open = false;
  await waitFor(() => expect(panel).toHaveAttribute('data-state', 'open'));
  expect(screen.getByText('Page')).toHaveAttribute('inert');
  act(() => lightDismiss(panel));
  expect(panel).toHaveAttribute('data-state', 'closed');
  expect(screen.getByText('Page')).not.toHaveAttribute('inert');
});

test('Back closes it', async () => {
  const { panel } = renderMenu(Plain);
  await machineArrived(panel);
  act(() => panel.showPopover());
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(panel.matches(':popover-open')).toBe(false);
});
