import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { about, aboutScreen, facilitiesScreen, teamScreen } from '../../../tests/fixtures/about';
import { phone } from '../../../tests/fixtures/frames';
import { reads, spaced } from '../../../tests/fixtures/reads';
import { AboutScreen } from './AboutScreen';
import { Facilities as FacilitiesPart } from './Facilities';
import { Story as StoryPart } from './Story';
import { Team as TeamPart } from './Team';

const meta = {
  component: AboutScreen,
  subcomponents: { Story: StoryPart, Team: TeamPart, Facilities: FacilitiesPart },
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

export const Team: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { ...teamScreen, story: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: reads('Our Team') })).toBeVisible();
    for (const name of ['Head Coach', 'CEO', 'Head of Infra'])
      await expect(canvas.getByRole('heading', { level: 3, name: reads(name) })).toBeVisible();
  },
};

export const Facilities: Story = {
  args: { ...facilitiesScreen, story: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: reads('Our Facilities') })).toBeVisible();
    await expect(canvas.getByText(spaced(about.facilities.placesTitle))).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };

export const TeamOnAPhone: Story = { args: Team.args, globals: phone };
