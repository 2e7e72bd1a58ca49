import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { tour } from '../../../tests/fixtures/coaching';
import {
  adultsEvent,
  cancelledEvent,
  reportedEvent,
  tourEvent,
  wordyEvent,
} from '../../../tests/fixtures/events';
import { inPolish, laptop, narrow, onSurface, phone } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { spaced } from '../../../tests/fixtures/reads';
import { builtLater } from '../../../tests/fixtures/schedule';
import { Journey } from './Journey';

const { status } = layout.interface;

/** As many series, each with a key of its own. */
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...(n % 2 ? adultsEvent : tourEvent),
    key: `series-${n}`,
  }));

const meta = {
  component: Journey,
  args: tour,
  decorators: [onSurface('amber')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Journey>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  parameters: inPolish,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByText(status.upcoming)).toHaveLength(2);
    await expect(canvas.getByText(spaced(tourEvent.daysText))).toHaveAttribute('datetime', '2025-09-06');
    await expect(
      canvas.getByRole('link', { name: spaced(`${args.words.more}: ${tourEvent.title}`) }),
    ).toHaveAttribute('href', `${args.schedule}#${tourEvent.key}`);
  },
};

export const TwoOnAPhone: Story = { globals: phone };

export const One: Story = { args: { events: [tourEvent] }, globals: laptop };

export const Three: Story = { args: { events: many(3) } };

export const Five: Story = { args: { events: many(5) }, globals: laptop };

/** One is over, and the plane is on its way to the next. */
export const Between: Story = {
  args: { builtAt: '2025-09-10T12:00:00.000Z' },
  parameters: { now: '2025-09-10T18:00:00+02:00' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(status.over);
    await expect(second).toHaveTextContent(status.upcoming);
  },
};

/** All are over, and what one was like is told. */
export const Over: Story = {
  args: { events: [tourEvent, reportedEvent], builtAt: builtLater },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(status.over)).toHaveLength(2);
    await expect(canvas.getByText(reportedEvent.report)).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { events: [cancelledEvent, adultsEvent] },
  play: async ({ canvas }) => {
    const [off] = canvas.getAllByRole('listitem');
    await expect(off).toHaveTextContent(cancelledEvent.change.reason);
    await expect(off).not.toHaveTextContent(status.upcoming);
  },
};

export const LongWords: Story = {
  args: { events: [wordyEvent, tourEvent], cities: ['Konstantynów Łódzki', 'Warszawa', 'Kraków'] },
};

export const LongWordsInANarrowPlace: Story = { ...LongWords, decorators: [narrow] };

export const BrokenPictures: Story = {
  args: { events: tour.events.map((event) => ({ ...event, picture: brokenPicture })) },
  globals: laptop,
};
