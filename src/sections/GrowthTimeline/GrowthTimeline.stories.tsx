import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { onSurface, phone } from '../../../tests/fixtures/frames';
import { milestones, wordyMilestone } from '../../../tests/fixtures/milestones';
import { spaced } from '../../../tests/fixtures/reads';
import { GrowthTimeline } from './GrowthTimeline';

const meta = {
  component: GrowthTimeline,
  args: { milestones },
  decorators: [onSurface('cream')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GrowthTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(milestones.length);
    await expect(canvas.getByText(spaced(milestones[0]?.monthText ?? ''))).toHaveAttribute(
      'datetime',
      '2023-07',
    );
  },
};

export const OnAPhone: Story = { globals: phone };

export const One: Story = { args: { milestones: milestones.slice(0, 1) } };

export const Many: Story = {
  args: {
    milestones: [...milestones, ...milestones.map((step) => ({ ...step, key: `${step.key}-again` }))],
  },
};

export const LongWords: Story = {
  args: {
    milestones: (['green', 'amber', 'red'] as const).map((color) => ({
      ...wordyMilestone,
      color,
      key: color,
    })),
  },
};

export const LongWordsOnAPhone: Story = { ...LongWords, globals: phone };
