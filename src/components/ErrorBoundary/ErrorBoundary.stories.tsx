import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { unexpected } from '../../../tests/fixtures/layout';
import { spaced } from '../../../tests/fixtures/reads';
import { Notice } from '../Notice/Notice';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('This part always breaks.');
}

const meta = {
  component: ErrorBoundary,
  args: {
    resetKey: '/programs',
    fallback: <Notice>{unexpected.title}</Notice>,
    children: <p>The page</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The page')).toBeVisible();
    await expect(canvas.queryByText(unexpected.title)).toBeNull();
  },
};

/** The error is logged. */
export const SomethingBreaks: Story = {
  tags: ['logs'],
  args: { children: <Broken /> },
  beforeEach: () => {
    spyOn(console, 'error');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spaced(unexpected.title))).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith(
      'Unexpected Application Error!',
      expect.objectContaining({ message: 'This part always breaks.' }),
      expect.anything(),
    );
  },
};

/** When the visitor moves on, the next page is rendered. */
export const AnotherPage: Story = {
  tags: ['logs'],
  render: (args) => {
    const [path, setPath] = useState('/programs');
    return (
      <>
        <button type="button" onClick={() => setPath('/faq')}>
          Another page
        </button>
        <ErrorBoundary {...args} resetKey={path}>
          {path === '/faq' ? args.children : <Broken />}
        </ErrorBoundary>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(spaced(unexpected.title))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
    await expect(canvas.getByText('The page')).toBeVisible();
  },
};
