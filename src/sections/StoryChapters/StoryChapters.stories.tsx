import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { storyChapters } from '../../../tests/fixtures/about';
import { phone } from '../../../tests/fixtures/frames';
import { picture, wordyPicture } from '../../../tests/fixtures/pictures';
import { reads } from '../../../tests/fixtures/reads';
import { FirstDots, PlayerDots } from './PlayerDots';
import { StoryChapters } from './StoryChapters';

const meta = {
  component: StoryChapters,
  subcomponents: { FirstDots, PlayerDots },
  args: { chapters: storyChapters, picture: picture('card', 1) },
} satisfies Meta<typeof StoryChapters>;

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
      picture: null,
      text: chapter.text.repeat(4),
    })),
    picture: wordyPicture,
  },
};
