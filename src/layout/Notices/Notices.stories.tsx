import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { focused, inPolish, phone, withoutScripts } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { holiday, rain } from '../../../tests/fixtures/notices';
import { spaced, spacedIn } from '../../../tests/fixtures/reads';
import { closedNotices } from '../../browser/storage/closedNotices';
import { NoticeBar } from './NoticeBar';
import { Notices } from './Notices';

const { label } = layout.interface.notices;

const meta = {
  component: Notices,
  subcomponents: { NoticeBar },
  args: { notices: [rain, holiday], path: '/schedule/', version: 1 },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main
          id="main"
          tabIndex={-1}
          data-tone="cream"
          style={{
            padding: 'calc(var(--header-room) + 2rem) var(--gutter) 2rem',
            background: 'var(--surface)',
          }}
        >
          <h1>A page</h1>
        </main>
      </>
    ),
  ],
  parameters: { layout: 'fullscreen', now: '2025-09-01T12:00:00+02:00' },
  beforeEach: () => () => closedNotices.set([]),
} satisfies Meta<typeof Notices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  parameters: inPolish,
  play: async ({ canvas }) => {
    const said = within(canvas.getByRole('region', { name: label })).getByRole('status');
    await expect(said).toHaveTextContent(spacedIn(rain.title));
    await expect(said).toHaveTextContent(spacedIn(rain.place ?? ''));
    await expect(said).toHaveTextContent(spacedIn(holiday.title));
  },
};

export const OnAPhone: Story = { globals: phone };

export const Warning: Story = { args: { notices: [{ ...rain, importance: 'warning' }] } };

export const Focused: Story = { parameters: focused };

/** Closing one leaves the others; the focus goes on with the page. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const close = (name: string) => canvas.getByRole('button', { name: new RegExp(name) });
    await userEvent.click(close(rain.title));
    await waitFor(() => expect(canvas.queryByText(spaced(rain.title))).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.click(close(holiday.title));
    await waitFor(() => expect(canvas.queryByRole('region', { name: label })).toBeNull());
  },
};

/** Before its time nothing is said, after it nothing more. */
export const NotYet: Story = {
  args: { notices: [rain] },
  parameters: { now: '2025-08-31T12:00:00+02:00' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(spaced(rain.title))).toBeNull();
  },
};

/** On the pages that it does not concern it is not said. */
export const Elsewhere: Story = {
  args: { notices: [rain, holiday], path: '/gallery/' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(spaced(rain.title))).toBeNull();
    await expect(canvas.getByText(spaced(holiday.title))).toBeVisible();
  },
};

/** It cannot be closed, and its dates say when it holds. */
export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spaced(rain.daysText))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongWordsOnAPhone: Story = {
  args: {
    notices: [
      {
        ...rain,
        title: 'Wszystkie treningi ogólnorozwojowe odwołane',
        place: 'Najmłodsi juniorzy i juniorki, Konstantynów',
        text: 'Przeprowadzamy nadzwyczajną konserwację pięćdziesięciometrowej hali pneumatycznej.',
      },
    ],
  },
  globals: phone,
};
