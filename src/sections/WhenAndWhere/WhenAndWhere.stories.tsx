import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { places, wordyPlace } from '../../../tests/fixtures/contact';
import { inPolish, onSurface, phone } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { spaced, spacedIn } from '../../../tests/fixtures/reads';
import { builtAt, builtLater, calendarWords, datesOf } from '../../../tests/fixtures/schedule';
import {
  cancelledSession,
  firstSession,
  movedSession,
  secondSession,
  sessions,
  wordySession,
} from '../../../tests/fixtures/sessions';
import { WhenAndWhere } from './WhenAndWhere';

const [krakow, warsaw] = calendarWords.cities;
const juniors = datesOf(['juniors']);

const meta = {
  component: WhenAndWhere,
  args: { ...juniors, most: 3, builtAt },
  decorators: [onSurface('amber')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WhenAndWhere>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A programme of one group. */
export const OfAProgramme: Story = {
  parameters: inPolish,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(new RegExp(calendarWords.nextTitle))).toHaveLength(2);
    await expect(canvas.getByText(spaced(krakow.regular))).toBeVisible();
    await expect(canvas.getByRole('link', { name: spaced(krakow.allDates) })).toHaveAttribute(
      'href',
      expect.stringMatching(/#krakow-juniors$/),
    );
  },
};

/** All groups: each date says whose it is. */
export const OfAllGroups: Story = {
  args: { groups: calendarWords.groups.map(({ value }) => value), venues: [], most: 1 },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(calendarWords.groups[1].label);
    await expect(canvas.getByRole('link', { name: spaced(warsaw.allDates) })).toHaveAttribute(
      'href',
      expect.stringMatching(/#warsaw$/),
    );
  },
};

/** What is cancelled is said before what comes next. */
export const Cancelled: Story = {
  args: { sessions: [cancelledSession, secondSession] },
  play: async ({ canvas }) => {
    const [, off, next] = canvas.getAllByRole('listitem');
    await expect(off).toHaveTextContent(spacedIn(cancelledSession.change.reason));
    await expect(off).not.toHaveTextContent(calendarWords.nextTitle);
    await expect(next).toHaveTextContent(calendarWords.nextTitle);
  },
};

export const Moved: Story = {
  args: { sessions: [firstSession, movedSession] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(layout.interface.status.moved))).toBeVisible();
  },
};

/** All dates are over: the weekly rhythm is left. */
export const AllOver: Story = {
  args: { builtAt: builtLater },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(new RegExp(calendarWords.nextTitle))).toBeNull();
    await expect(canvas.queryByRole('time')).toBeNull();
    await expect(canvas.getByText(spaced(warsaw.regular))).toBeVisible();
  },
};

/** A programme whose dates are agreed on: only the places. */
export const OnRequest: Story = {
  args: datesOf([]),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(spaced(krakow.regular))).toBeNull();
    await expect(canvas.queryByRole('link', { name: spaced(krakow.allDates) })).toBeNull();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(places[0]?.center ?? '');
  },
};

/** The panel of a city stands out from its section. */
export const UnderAnotherSky: Story = { args: { sky: 'amber' }, decorators: [onSurface('mint')] };

export const OnAPhone: Story = { globals: phone };

export const LongWordsOnAPhone: Story = {
  args: { sessions: [wordySession, ...sessions.slice(2)], venues: [wordyPlace] },
  globals: phone,
};
