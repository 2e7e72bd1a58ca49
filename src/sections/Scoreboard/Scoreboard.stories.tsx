import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { storyChapters } from '../../../tests/fixtures/about';
import { onSurface, phone } from '../../../tests/fixtures/frames';
import { reads } from '../../../tests/fixtures/reads';
import { Scoreboard } from './Scoreboard';

const meta = {
  component: Scoreboard,
  args: { chapters: storyChapters },
  decorators: [onSurface('cream')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scoreboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(storyChapters.length);
    await expect(canvas.getByText(reads('100+'))).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  args: {
    chapters: storyChapters.map((chapter) => ({
      ...chapter,
      figure: '1 000 000',
      text: chapter.text.repeat(4),
    })),
  },
};
