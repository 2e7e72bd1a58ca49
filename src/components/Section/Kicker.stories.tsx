import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { Kicker } from './Kicker';

const meta = { component: Kicker, args: { text: 'On the calendar' } } satisfies Meta<typeof Kicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
  },
};

export const OnADarkGround: Story = { decorators: [onSurface('green')] };

export const LongWordsInANarrowPlace: Story = {
  args: { text: 'Międzynarodowe przygotowanie krykietowe juniorów i seniorów' },
  decorators: [narrow],
};
