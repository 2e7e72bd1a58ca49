import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { campDay } from '../../../tests/fixtures/coaching';
import { narrow } from '../../../tests/fixtures/frames';
import { DaySchedule } from './DaySchedule';

const meta = {
  component: DaySchedule,
  args: { parts: campDay.parts },
} satisfies Meta<typeof DaySchedule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CampDay: Story = {
  play: async ({ canvas }) => {
    for (const times of ['6:00-9:00', '14:00-17:00', '18:00-20:00'])
      await expect(canvas.getByText(times)).toBeVisible();
    await expect(canvas.getByText('6:00-9:00')).toHaveAttribute('datetime', '06:00');
  },
};

export const Narrow: Story = { decorators: [narrow] };

export const LongWords: Story = {
  args: { parts: campDay.parts.map((part) => ({ ...part, description: part.description.repeat(4) })) },
};
