import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import {
  adultsEvent,
  cancelledEvent,
  events,
  homeEvent,
  movedEvent,
  reportedEvent,
  tourEvent,
  wordyEvent,
} from '../../../tests/fixtures/events';
import { inPolish, narrow, onSurface } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { reads, spaced, spacedIn } from '../../../tests/fixtures/reads';
import { builtAt, builtLater, eventWords, invitations, regular } from '../../../tests/fixtures/schedule';
import { Invitation } from '../Invitation/Invitation';
import { EventCards } from './EventCards';
import { EventList } from './EventList';

const { status } = layout.interface;

const meta = {
  component: EventList,
  subcomponents: { EventCards },
  args: {
    events,
    builtAt,
    words: eventWords,
    empty: (
      <Invitation
        {...invitations.events}
        text={[eventWords.none, ...regular].join(' ')}
        link={eventWords.ask}
      />
    ),
  },
  decorators: [onSurface('white')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EventList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {
  parameters: inPolish,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(status.upcoming)).toHaveLength(3);
    await expect(canvas.queryByText(eventWords.past)).not.toBeInTheDocument();
    await expect(canvas.getByText(spaced(tourEvent.daysText))).toHaveAttribute('datetime', '2025-09-06');
  },
};

export const FirstDay: Story = {
  parameters: { now: '2025-09-13T00:00:00+02:00' },
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole('listitem').map((item) => item.dataset.state);
    await expect(states).toEqual(['over', 'today', 'upcoming']);
  },
};

export const LastMinute: Story = {
  parameters: { now: '2025-09-14T23:59:00+02:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(status.today)).toHaveLength(1);
  },
};

/** One is called off, one takes place later and elsewhere. */
export const CancelledAndMoved: Story = {
  args: { events: [cancelledEvent, adultsEvent, movedEvent] },
  play: async ({ canvas }) => {
    const [off, , moved] = canvas.getAllByRole('listitem');
    await expect(off).toHaveTextContent(spacedIn(`${status.cancelled}: ${cancelledEvent.change.reason}`));
    await expect(off).not.toHaveTextContent(status.upcoming);
    await expect(moved).toHaveTextContent(spacedIn(`${status.previously}: ${homeEvent.daysText}`));
    await expect(moved).toHaveTextContent(spacedIn(`${status.previously}: ${homeEvent.location}`));
    await expect(moved).toHaveTextContent(spacedIn(`${status.moved}: ${movedEvent.change.reason}`));
    await expect(canvas.getAllByText(status.upcoming)).toHaveLength(2);
  },
};

/** What may be told once an event is over: how it ended, what it was like, and its pictures. */
export const Reported: Story = {
  args: { events: [reportedEvent], builtAt: builtLater },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reportedEvent.result)).toBeVisible();
    await expect(canvas.getByText(reportedEvent.report)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: `${eventWords.seePictures}: ${reportedEvent.title}` }),
    ).toHaveAttribute('href', reportedEvent.picturesHref);
  },
};

/** Before it is over nothing of that is said. */
export const ReportedTooEarly: Story = {
  args: { events: [reportedEvent] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(reportedEvent.result)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: new RegExp(eventWords.seePictures) })).toBeNull();
  },
};

/** Nothing is upcoming, and one message says so. Last season is fully visible, newest first. */
export const LastSeason: Story = {
  args: { builtAt: builtLater, more: { label: 'Know more', href: '/schedule' } },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spacedIn(eventWords.none))).toHaveTextContent(spacedIn(regular.join(' ')));
    await expect(canvas.getByRole('link', { name: spaced(eventWords.ask.label) })).toHaveAttribute(
      'href',
      eventWords.ask.href,
    );
    await expect(canvas.getByRole('heading', { level: 3, name: reads(eventWords.past) })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(events.map(({ title }) => title).reverse());
    await expect(canvas.getAllByText(status.over)).toHaveLength(3);
    await expect(canvas.getAllByRole('link', { name: /^Know more: / })).toHaveLength(3);
  },
};

/** Built in mid-season: past events are below upcoming ones. */
export const BuiltInBetween: Story = {
  args: { builtAt: '2025-09-10T12:00:00.000Z' },
  parameters: { now: '2025-09-10T18:00:00+02:00' },
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole('listitem').map((item) => item.dataset.state);
    await expect(states).toEqual(['upcoming', 'upcoming', 'over']);
    await expect(canvas.queryByText(spacedIn(eventWords.none))).not.toBeInTheDocument();
  },
};

/** Built before the events, read after them: the chips say that they are over, but nothing moves. */
export const OverSinceItWasBuilt: Story = {
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(status.over)).toHaveLength(3);
    await expect(canvas.queryByText(eventWords.past)).not.toBeInTheDocument();
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(events.map(({ title }) => title));
  },
};

export const None: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spacedIn(eventWords.none))).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const One: Story = { args: { events: [tourEvent] }, globals: { viewport: { value: 'laptop' } } };

export const Many: Story = {
  args: {
    events: [1, 2, 3].flatMap((round) => events.map((event) => ({ ...event, key: `${event.key}-${round}` }))),
  },
};

/** As on the home page: each event links to its place on the schedule. */
export const WithMore: Story = {
  args: { more: { label: 'Know More', href: '/schedule' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Know More: ${tourEvent.title}` })).toHaveAttribute(
      'href',
      `/schedule#${tourEvent.key}`,
    );
  },
};

export const LongWords: Story = { args: { events: [wordyEvent, tourEvent] } };

export const LongWordsInANarrowPlace: Story = { ...LongWords, decorators: [narrow] };

export const BrokenPicture: Story = {
  args: { events: events.map((event) => ({ ...event, picture: brokenPicture })) },
};
