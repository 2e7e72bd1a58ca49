import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { layout } from '../../../tests/fixtures/layout';
import { mobileMenuPaths } from '../../../tests/fixtures/paths/mobileMenuPaths';
import '../../../tests/jest/idle';
import { setMedia } from '../../../tests/jest/media';
import { lightDismiss } from '../../../tests/jest/popover';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { MobileMenu, mobileMenuId } from './MobileMenu';
import { type MenuControl, sends } from './menuControl';

const Plain = ({ children }: { children: ReactNode }) => <>{children}</>;

function Page() {
  const [menu, setMenu] = useState<MenuControl>();
  return (
    <div>
      <main>Page</main>
      <button type="button" popovertarget={mobileMenuId} onClick={sends(menu, 'mobileMenu.open')}>
        Open menu
      </button>
      <MobileMenu
        academy="Vistula"
        label="Main"
        items={layout.navigation.items}
        languages={[]}
        menu={menu}
        onMenu={setMenu}
      />
    </div>
  );
}

function renderMenu(Mode: typeof Plain | typeof StrictMode) {
  render(
    <Mode>
      <InterfaceProvider words={layout.interface}>
        <Page />
      </InterfaceProvider>
    </Mode>,
  );
  const panel = screen.getByRole('dialog', { hidden: true });
  const group = panel.querySelector('details');
  if (!group) throw new Error('The menu has no group.');
  return { panel, group };
}

const machineArrived = (panel: HTMLElement) => waitFor(() => expect(panel).toHaveAttribute('data-state'));

/** The paths that a visitor can take: without outcomes of the watching actor, which have no counterpart in the browser. */
const visible = mobileMenuPaths.filter(({ steps }) =>
  steps.every(({ event }) => event.type.startsWith('mobileMenu.')),
);

describe.each([
  ['strict', StrictMode],
  ['plain', Plain],
])('in %s mode', (_, Mode) => {
  test.each(visible.map((path) => [path.name, path] as const))('%s', async (_name, { steps }) => {
    const { panel, group } = renderMenu(Mode);
    await machineArrived(panel);
    for (const { event, state } of steps) {
      await act(async () => perform(event.type, panel));
      const open = state.matches('open');
      expect(panel).toHaveAttribute('data-state', open ? 'open' : 'closed');
      expect(panel.matches(':popover-open')).toBe(open);
      await waitFor(() => expect(screen.getByText('Page').hasAttribute('inert')).toBe(open));
      if (open) expect(group.open).toBe(state.matches({ open: 'expanded' }));
    }
  });
});

function perform(event: string, panel: HTMLElement): void {
  if (event === 'mobileMenu.open') fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  else if (event === 'mobileMenu.close')
    fireEvent.click(within(panel).getByRole('button', { name: 'Close menu', hidden: true }));
  else if (event === 'mobileMenu.navigate')
    fireEvent.click(within(panel).getByRole('link', { name: 'FAQ', hidden: true }));
  else if (event === 'mobileMenu.widen') setMedia('(min-width: 768px)', true);
  else if (event === 'mobileMenu.dismissed') lightDismiss(panel);
  else if (event === 'mobileMenu.toggleGroup') {
    const summary = panel.querySelector('summary');
    if (summary) fireEvent.click(summary);
  } else throw new Error(`Nothing in the menu sends ${event}.`);
}

test('the browser opens it until its machine is there, which takes it over as it is', async () => {
  const { panel, group } = renderMenu(Plain);
  expect(panel).not.toHaveAttribute('data-state');
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(panel.matches(':popover-open')).toBe(true);
  group.open = false;
  await waitFor(() => expect(panel).toHaveAttribute('data-state', 'open'));
  expect(group.open).toBe(true);
  await waitFor(() => expect(screen.getByText('Page')).toHaveAttribute('inert'));
  expect(panel.contains(document.activeElement)).toBe(true);
  act(() => lightDismiss(panel));
  expect(panel).toHaveAttribute('data-state', 'closed');
  await waitFor(() => expect(screen.getByText('Page')).not.toHaveAttribute('inert'));
});

test('a link closes it before its machine is there, too', async () => {
  const { panel } = renderMenu(Plain);
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  fireEvent.click(screen.getByRole('link', { name: 'FAQ' }));
  expect(panel).not.toHaveAttribute('data-state');
  expect(panel.matches(':popover-open')).toBe(false);
});

test('once its machine is there, the machine alone shows and hides it', async () => {
  const { panel } = renderMenu(Plain);
  await machineArrived(panel);
  // The browser would act on the click, too, if its default were not prevented.
  const click = createEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  act(() => void fireEvent(screen.getByRole('button', { name: 'Open menu' }), click));
  expect(click.defaultPrevented).toBe(true);
  expect(panel.matches(':popover-open')).toBe(true);
});

test('Back closes it', async () => {
  const { panel } = renderMenu(Plain);
  await machineArrived(panel);
  act(() => panel.showPopover());
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(panel.matches(':popover-open')).toBe(false);
});
