import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { onSurface } from '../../../tests/fixtures/frames';
import { reads } from '../../../tests/fixtures/reads';
import type { Status } from '../../content/status';
import { StatusChip } from './StatusChip';

const meta = { component: StatusChip, args: { status: 'scheduled' } } satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {};

export const Upcoming: Story = {
  args: { status: 'upcoming' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reads('Upcoming'))).toHaveAttribute('data-state', 'upcoming');
  },
};

export const Today: Story = { args: { status: 'today' } };

export const Over: Story = { args: { status: 'over' } };

/** Whatever the clock says. */
export const Cancelled: Story = {
  args: { status: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reads('Cancelled'))).toHaveAttribute('data-state', 'cancelled');
  },
};

const all: Status[] = ['scheduled', 'upcoming', 'today', 'over'];

export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '0.5rem' }}>
      {all.map((status) => (
        <StatusChip key={status} status={status} />
      ))}
    </div>
  ),
};

export const AllOnGreen: Story = { ...All, decorators: [onSurface('green')] };
