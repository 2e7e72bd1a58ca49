import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { spaced, spacedIn } from '../../../tests/fixtures/reads';
import { builtAt, builtLater, calendarWords, paper } from '../../../tests/fixtures/schedule';
import {
  cancelledSession,
  firstSession,
  movedSession,
  sessions,
  wordySession,
} from '../../../tests/fixtures/sessions';
import type { SessionView } from '../../content/types';
import { SchedulePaper } from './SchedulePaper';

const [krakow] = calendarWords.cities;
const [juniors, seniors] = calendarWords.groups;

const meta = {
  component: SchedulePaper,
  args: { words: calendarWords, city: krakow, sessions, builtAt, ...paper },
  decorators: [
    (Story) => (
      <div style={{ width: '210mm', padding: '14mm', background: '#fff' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SchedulePaper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneMonth: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(spacedIn(krakow.paperTitle));
    for (const { label } of [juniors, seniors])
      await expect(canvas.getByRole('heading', { level: 3, name: spaced(label) })).toBeVisible();
    // The dates of this city alone.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(
      sessions.filter(({ city }) => city === krakow.value).length,
    );
  },
};

const inMonth = (monthText: string, week: number): SessionView => ({
  ...firstSession,
  key: `${monthText}-${week}`,
  monthText,
});

const winter = ['October 2025', 'November 2025', 'December 2025', 'January 2026'];

/** A winter of four dates a month. */
export const ManyMonths: Story = {
  args: {
    sessions: [...sessions, ...winter.flatMap((month) => [1, 2, 3, 4].map((week) => inMonth(month, week)))],
  },
  play: async ({ canvas }) => {
    const months = canvas.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    const september = firstSession.monthText;
    await expect(months).toEqual([september, ...winter, september]);
  },
};

/** With one venue the name stands once, with several beside each date. */
export const TwoVenues: Story = {
  args: { sessions: [...sessions, wordySession] },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const place = (text: string) => items.filter((item) => within(item).queryByText(spaced(text))).length;
    await expect(place(wordySession.venue)).toBe(1);
    await expect(place(firstSession.venue)).toBe(2);
  },
};

/** What is cancelled or has moved says so on paper, too, with the reason. */
export const Changed: Story = {
  args: { sessions: [cancelledSession, movedSession] },
  play: async ({ canvas }) => {
    for (const { change } of [cancelledSession, movedSession])
      await expect(canvas.getByText(spacedIn(change.reason))).toBeVisible();
    await expect(canvas.getByText(spacedIn(movedSession.change.was.daysText))).toBeVisible();
  },
};

/** The sheet says so, too. */
export const AllOver: Story = {
  args: { builtAt: builtLater },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(spaced(calendarWords.allOver))).toHaveLength(2);
  },
};

export const None: Story = {
  args: { sessions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(spaced(calendarWords.none))).toHaveLength(2);
  },
};
