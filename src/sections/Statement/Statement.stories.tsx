import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { about } from '../../../tests/fixtures/about';
import { picture } from '../../../tests/fixtures/pictures';
import { spaced } from '../../../tests/fixtures/reads';
import { Statement } from './Statement';

const meta = {
  component: Statement,
  args: {
    kicker: about.story.missionKicker,
    title: about.story.missionTitle,
    text: about.story.mission,
    picture: picture('cutOut'),
  },
} satisfies Meta<typeof Statement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: spaced(args.title) })).toBeVisible();
  },
};

export const WithContent: Story = { args: { children: <p>{about.story.goalsTitle}</p> } };

export const LongWords: Story = {
  args: {
    kicker: undefined,
    title: 'Najważniejszy jest zawodnik, jego rozwój i bezpieczeństwo',
    text: about.story.mission.repeat(6),
  },
};
