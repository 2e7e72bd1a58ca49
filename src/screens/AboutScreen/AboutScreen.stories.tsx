import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { about, aboutScreen, facilitiesScreen, storyScreen, teamScreen } from '../../../tests/fixtures/about';
import { phone } from '../../../tests/fixtures/frames';
import { reads, spaced } from '../../../tests/fixtures/reads';
import { AboutScreen } from './AboutScreen';
import { Facilities as FacilitiesPart } from './Facilities';
import { Goals as GoalsPart } from './Goals';
import { Overview as OverviewPart } from './Overview';
import { Story as StoryPart } from './Story';
import { Team as TeamPart } from './Team';

const meta = {
  component: AboutScreen,
  subcomponents: {
    Overview: OverviewPart,
    Story: StoryPart,
    Team: TeamPart,
    Facilities: FacilitiesPart,
    Goals: GoalsPart,
  },
  args: aboutScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: reads('About Us') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: reads('Our Team') })).toHaveAttribute(
      'href',
      '/about/team',
    );
    await expect(canvas.getByRole('link', { name: reads('Our Facilities') })).toHaveAttribute(
      'href',
      '/about/facilities',
    );
  },
};

/** What the overview says of goals in a line, and of players in a number, is told and drawn here. */
export const OurStory: Story = {
  args: { ...storyScreen, overview: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: reads('Our Story') })).toBeVisible();
    for (const { description } of about.story.goals)
      await expect(canvas.getByText(spaced(description))).toBeVisible();
  },
};

export const Team: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { ...teamScreen, overview: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: reads('Our Team') })).toBeVisible();
    for (const name of ['Head Coach', 'CEO', 'Head of Infra'])
      await expect(canvas.getByRole('heading', { level: 3, name: reads(name) })).toBeVisible();
  },
};

export const Facilities: Story = {
  args: { ...facilitiesScreen, overview: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: reads('Our Facilities') })).toBeVisible();
    await expect(canvas.getByText(spaced(about.facilities.placesTitle))).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };

export const OurStoryOnAPhone: Story = { args: OurStory.args, globals: phone };

export const TeamOnAPhone: Story = { args: Team.args, globals: phone };
