import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow } from '../../../tests/fixtures/frames';
import { process } from '../../../tests/fixtures/programs';
import { reads } from '../../../tests/fixtures/reads';

import { ProcessBanner } from './ProcessBanner';

const meta = {
  component: ProcessBanner,
  args: process,
} satisfies Meta<typeof ProcessBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: reads('Player-Centric Process') })).toBeVisible();
    for (const name of ['Individual Focus', 'Holistic Development', 'Excellence Driven'])
      await expect(canvas.getByRole('heading', { name: reads(name) })).toBeVisible();
  },
};

export const Narrow: Story = { decorators: [narrow] };

export const LongWords: Story = {
  args: { title: 'Proces skoncentrowany na zawodniku', text: process.text.repeat(4) },
};
