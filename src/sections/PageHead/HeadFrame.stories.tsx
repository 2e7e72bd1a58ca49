import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { laptop } from '../../../tests/fixtures/frames';
import { HeadFrame } from './HeadFrame';

const meta = {
  component: HeadFrame,
  args: {
    kicker: 'On the calendar',
    title: 'Upcoming Events',
    intro: 'Matches at home and away, for juniors and for adults.',
    picture: null,
    look: {},
  },
  parameters: { layout: 'fullscreen' },
  globals: laptop,
} satisfies Meta<typeof HeadFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words under the sky; compositions place them and a picture (PageHead, StageHead). */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
    await expect(canvas.getByText('On the calendar')).toBeVisible();
    await expect(canvas.getByText(args.intro)).toBeVisible();
  },
};

/** Left out where the title says it. */
export const WithoutAKicker: Story = {
  args: { kicker: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('On the calendar')).not.toBeInTheDocument();
  },
};
