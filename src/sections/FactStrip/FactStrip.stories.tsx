import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { homeScreen } from '../../../tests/fixtures/home';
import { FactStrip } from './FactStrip';

const { facts } = homeScreen;

const meta = {
  component: FactStrip,
  args: { facts },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FactStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual(
      facts.map(({ value }) => value),
    );
  },
};

export const OnAPhone: Story = { globals: phone };

export const Two: Story = { args: { facts: facts.slice(0, 2) } };

export const LongWords: Story = {
  args: {
    facts: [
      { value: '2 023 456 789', label: 'najdłuższa z możliwych do wyobrażenia liczb krykietowych' },
      { value: '24/7/365', label: 'przepracowanych wielogodzinnych treningów zimowych' },
      { value: 'A+ / A / B', label: 'stopni zaawansowania' },
    ],
  },
};
