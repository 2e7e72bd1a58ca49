import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { Previously } from './Previously';

const { status } = layout.interface;

const meta = {
  component: Previously,
  args: { children: 'Saturday, Sep 13, 18:00-21:00' },
} satisfies Meta<typeof Previously>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ATime: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent(`${status.previously}: Saturday, Sep 13`);
  },
};

export const LongWordsInANarrowPlace: Story = {
  args: { children: 'Małopolskie Centrum Krykieta przy Krakowskim Klubie Sportowym Zwierzyniecki' },
  decorators: [narrow],
};

export const OnGreen: Story = { decorators: [onSurface('green')] };
