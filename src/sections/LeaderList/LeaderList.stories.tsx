import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { ceo, headCoach, leaders, namedLeader, wordyLeader } from '../../../tests/fixtures/leaders';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { reads } from '../../../tests/fixtures/reads';
import { LeaderList } from './LeaderList';

const meta = {
  component: LeaderList,
  args: { leaders },
  decorators: [onSurface('white')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LeaderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const roles = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(roles).toEqual(leaders.map(({ role }) => role));
  },
};

export const WithPortrait: Story = {
  args: { leaders: [headCoach] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: headCoach.picture.alt })).toBeVisible();
    await expect(canvas.queryByText(headCoach.initials)).not.toBeInTheDocument();
  },
};

/** Initials are decorative: the role next to them says it all. */
export const WithoutPortrait: Story = {
  args: { leaders: [ceo] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reads('CEO'), { selector: '[aria-hidden]' })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const WithName: Story = {
  args: { leaders: [namedLeader] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(namedLeader.name ?? '')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: namedLeader.role })).toBeVisible();
  },
};

/** Initials take the picture's place. */
export const BrokenPicture: Story = {
  args: { leaders: [{ ...headCoach, picture: brokenPicture }, ceo] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(headCoach.initials)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const LongWords: Story = { args: { leaders: [wordyLeader, headCoach] } };

export const LongWordsInANarrowPlace: Story = { ...LongWords, decorators: [narrow] };

export const OnCream: Story = { decorators: [onSurface('cream')] };
