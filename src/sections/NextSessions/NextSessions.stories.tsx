import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { onSurface, phone } from '../../../tests/fixtures/frames';
import { spaced } from '../../../tests/fixtures/reads';
import { builtAt, builtLater, calendarWords, soon } from '../../../tests/fixtures/schedule';
import { wordySession } from '../../../tests/fixtures/sessions';
import { NextSessions } from './NextSessions';

const [krakow, warsaw] = calendarWords.cities;

const meta = {
  component: NextSessions,
  args: { ...soon, builtAt },
  decorators: [onSurface('white')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NextSessions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(new RegExp(`${calendarWords.nextTitle} ·`))).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: spaced(warsaw.allDates) })).toHaveAttribute(
      'href',
      expect.stringMatching(/#warsaw$/),
    );
  },
};

/** All dates are over: the weekly rhythm is left. */
export const AllOver: Story = {
  args: { builtAt: builtLater },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).toBeNull();
    await expect(canvas.getByText(spaced(krakow.regular))).toBeVisible();
  },
};

export const LongWordsOnAPhone: Story = { args: { sessions: [wordySession] }, globals: phone };
