import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { homeScreen } from '../../../tests/fixtures/home';
import { layout } from '../../../tests/fixtures/layout';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { spaced, spacedIn } from '../../../tests/fixtures/reads';
import { builtLater } from '../../../tests/fixtures/schedule';
import { HomeScreen } from './HomeScreen';

const { hero, events, about } = homeScreen;
const { status } = layout.interface;

const meta = {
  component: HomeScreen,
  args: homeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(spacedIn(hero.title));
    for (const anchor of ['about', 'mission', 'upcoming-events']) {
      await expect(canvasElement.ownerDocument.getElementById(anchor)).toBeVisible();
    }
    await expect(canvas.getAllByText(spaced(status.upcoming))).toHaveLength(events.events.length);
  },
};

export const OnAPhone: Story = { globals: phone };

export const OnATablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

export const EventsOver: Story = {
  args: { builtAt: builtLater },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: spaced(events.words.past) })).toBeVisible();
    await expect(canvas.getAllByText(spaced(status.over))).toHaveLength(events.events.length);
  },
};

export const NoEvents: Story = {
  args: { events: { ...events, events: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spacedIn(events.words.none))).toBeVisible();
  },
};

/**
 * The way of a curious visitor: from the first button to the mission, the programmes and the registration.
 */
export const AVisitorsWay: Story = {
  play: async ({ canvas }) => {
    const leads = [
      hero.start,
      hero.cta,
      events.viewAll,
      homeScreen.programs.discover,
      homeScreen.closing.register,
    ];
    for (const { label, href } of leads) {
      await expect(canvas.getAllByRole('link', { name: label })[0]).toHaveAttribute('href', href);
    }
    await expect(canvas.getByRole('heading', { name: spaced(about.mission.title) })).toBeVisible();
  },
};

export const BrokenPictures: Story = {
  args: {
    hero: { ...hero, picture: brokenPicture, narrow: brokenPicture.image },
    about: { ...about, picture: brokenPicture },
  },
};
