import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { pillars } from '../../../tests/fixtures/career';
import { onSurface, phone } from '../../../tests/fixtures/frames';
import { programs } from '../../../tests/fixtures/programs';
import { reads } from '../../../tests/fixtures/reads';
import { PillarRow } from './PillarRow';

const meta = {
  component: PillarRow,
  args: { pillars },
} satisfies Meta<typeof PillarRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDetails: Story = {
  play: async ({ canvas }) => {
    for (const name of ['DFC', 'Sustainability', 'Performance', 'Uniqueness'])
      await expect(canvas.getByRole('heading', { level: 3, name: reads(name) })).toBeVisible();
    await expect(canvas.getByText(reads('Discipline, Fairplay and Commitment'))).toBeVisible();
  },
};

export const WithTitle: Story = {
  args: { title: programs.certification.pillarsTitle, pillars: programs.certification.pillars },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(5);
  },
};

/** Title size depends on the window, so that the longest title fits next to its icon. */
export const OnAPhone: Story = { globals: phone };

export const OnGreen: Story = { decorators: [onSurface('green')] };

export const LongWords: Story = {
  args: {
    pillars: pillars.map((pillar) => ({
      ...pillar,
      title: 'Odpowiedzialność',
      description: pillar.description.repeat(3),
    })),
  },
};
