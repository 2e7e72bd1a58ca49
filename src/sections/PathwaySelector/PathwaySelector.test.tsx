import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import type { EventObject } from 'xstate';
import { layout } from '../../../tests/fixtures/layout';
import { pathwayPaths } from '../../../tests/fixtures/paths/pathwayPaths';
import { pathway } from '../../../tests/fixtures/programs';
import '../../../tests/jest/idle';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { PathwaySelector } from './PathwaySelector';

async function renderSelector(Mode: typeof Fragment | typeof StrictMode = Fragment) {
  const { container } = render(
    <Mode>
      <InterfaceProvider words={layout.interface}>
        <PathwaySelector words={pathway} stages={pathway.stages} />
      </InterfaceProvider>
    </Mode>,
  );
  await waitFor(() => expect(container.querySelector('[role="tab"]')).not.toBeNull());
}

const keys = {
  'pathway.next': 'ArrowRight',
  'pathway.previous': 'ArrowLeft',
  'pathway.first': 'Home',
  'pathway.last': 'End',
};

function perform({ type, stage = '' }: EventObject & { stage?: string }): void {
  const key = Object.entries(keys).find(([move]) => move === type)?.[1];
  if (key) fireEvent.keyDown(selectedTab(), { key });
  else fireEvent.click(tabOf(stage));
}

/** By attribute, because role queries are slow; each path ends with one. */
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];

function tabOf(stage: string): HTMLElement {
  const tab = tabs().find(({ id }) => id.endsWith(stage));
  if (!tab) throw new Error(`There is no tab for ${stage}.`);
  return tab;
}

/** @throws unless exactly one is selected */
function selectedTab(): HTMLElement {
  const [tab, ...others] = tabs().filter((tab) => tab.getAttribute('aria-selected') === 'true');
  if (!tab || others.length > 0) throw new Error('Expected one selected tab.');
  return tab;
}

beforeEach(() => window.history.replaceState(null, '', '/programs/'));

const byHand = pathwayPaths.filter(({ steps }) =>
  steps.every(({ event }) => event.type.startsWith('pathway.')),
);

describe.each([
  ['strict', StrictMode],
  ['plain', Fragment],
])('in %s mode', (_, Mode) => {
  test.each(byHand.map((path) => [path.name, path] as const))('%s', async (_name, { steps }) => {
    await renderSelector(Mode);
    expect(window.location.hash).toBe('');
    for (const { event, state } of steps) {
      act(() => perform(event));
      const stage = String(state.value);
      const place = pathway.stages.findIndex(({ key }) => key === stage) + 1;
      expect(selectedTab()).toBe(tabOf(stage));
      expect(window.location.hash).toBe(`#stage=${stage}`);
      const panel = document.querySelector('[role="tabpanel"][data-state="active"]');
      expect(panel).toHaveAttribute('id', `stage=${stage}`);
      expect(panel).toHaveTextContent(`Stage Progress ${place} of 5`);
      const bar = panel?.querySelector('[role="progressbar"]');
      expect(bar).toHaveAttribute('aria-valuenow', String(place));
      expect(bar).toHaveAttribute('aria-valuetext', `${place} of 5`);
      expect(bar?.firstElementChild).toHaveStyle({ width: `${place * 20}%` });
    }
    expect(screen.getAllByRole('tab')).toEqual(tabs());
    expect(screen.getByRole('tab', { selected: true })).toBe(selectedTab());
  });
});

test('before its machine is there the stages are anchors, and all are readable', () => {
  render(
    <InterfaceProvider words={layout.interface}>
      <PathwaySelector words={pathway} stages={pathway.stages} />
    </InterfaceProvider>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#stage=ignite1',
    '#stage=ignite2',
    '#stage=boost1',
    '#stage=boost2',
    '#stage=ace',
  ]);
  expect(screen.getAllByRole('progressbar')).toHaveLength(5);
});

test('the address chooses the stage, at first and when its hash changes', async () => {
  window.history.replaceState(null, '', '/programs/#stage=boost1');
  await renderSelector();
  expect(screen.getByRole('tab', { selected: true })).toBe(tabOf('boost1'));
  act(() => {
    window.history.replaceState(null, '', '/programs/#stage=ace');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByRole('tab', { selected: true })).toBe(tabOf('ace'));
});

test.each(['#stage=', '#stage=ace2', '#stage=ACE', '#other'])(
  'the address %s chooses nothing',
  async (hash) => {
    window.history.replaceState(null, '', `/programs/${hash}`);
    await renderSelector();
    expect(screen.getByRole('tab', { selected: true })).toBe(tabOf('ignite1'));
    expect(window.location.hash).toBe(hash);
  },
);

test('choosing keeps the length of the history, its state and the focus on the tab', async () => {
  window.history.replaceState({ key: 'gatsby' }, '', '/programs/');
  await renderSelector();
  const { length } = window.history;
  tabOf('ignite1').focus();
  act(() => perform({ type: 'pathway.next' }));
  expect(tabOf('ignite2')).toHaveFocus();
  expect(window.history).toHaveLength(length);
  expect(window.history.state).toEqual({ key: 'gatsby' });
});
