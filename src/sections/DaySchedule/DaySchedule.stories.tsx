import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { campDay } from '../../../tests/fixtures/coaching';
import { narrow } from '../../../tests/fixtures/frames';
import { say } from '../../../tests/fixtures/language';
import { DaySchedule } from './DaySchedule';

const meta = {
  component: DaySchedule,
  args: { parts: campDay.parts },
} satisfies Meta<typeof DaySchedule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CampDay: Story = {
  play: async ({ canvas }) => {
    const parts = {
      '06:00': say({ en: '6:00-9:00', pl: '6:00–9:00' }),
      '14:00': say({ en: '14:00-17:00', pl: '14:00–17:00' }),
      '18:00': say({ en: '18:00-20:00', pl: '18:00–20:00' }),
    };
    for (const [starts, times] of Object.entries(parts))
      await expect(canvas.getByText(times)).toHaveAttribute('datetime', starts);
  },
};

export const Narrow: Story = { decorators: [narrow] };

export const LongWords: Story = {
  args: { parts: campDay.parts.map((part) => ({ ...part, description: part.description.repeat(4) })) },
};
