import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { ChangeNote } from './ChangeNote';

const { status } = layout.interface;

const meta = {
  component: ChangeNote,
  args: { status: 'cancelled', reason: 'The hall is closed after the storm.' },
} satisfies Meta<typeof ChangeNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cancelled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.reason)).toHaveTextContent(`${status.cancelled}: ${args.reason}`);
  },
};

export const Moved: Story = {
  args: { status: 'moved', reason: 'A match takes place on our ground.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.reason)).toHaveTextContent(`${status.moved}: ${args.reason}`);
  },
};

export const LongWordsInANarrowPlace: Story = {
  args: { reason: 'Z powodu nieprzewidzianej przerwy w dostawie energii elektrycznej na Zwierzyńcu.' },
  decorators: [narrow],
};

export const OnGreen: Story = { decorators: [onSurface('green')] };
