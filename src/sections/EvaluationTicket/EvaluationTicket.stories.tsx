import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { career, careerScreen, periods } from '../../../tests/fixtures/career';
import { onSurface, phone } from '../../../tests/fixtures/frames';
import { say } from '../../../tests/fixtures/language';
import { reads, spaced, spacedIn } from '../../../tests/fixtures/reads';
import { builtAt, builtLater } from '../../../tests/fixtures/schedule';

const [first, second] = periods;
if (!first || !second) throw new Error('The stories need two evaluation periods.');
const { periodWords: words } = career;
const deadline = say({ en: 'Sep 10 2025', pl: '10 września 2025' });

import { EvaluationTicket } from './EvaluationTicket';

const meta = {
  component: EvaluationTicket,
  args: { period: first, words, link: career.upcoming.link, picture: careerScreen.upcoming.picture, builtAt },
} satisfies Meta<typeof EvaluationTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spaced(first.label))).toBeVisible();
    await expect(canvas.getByText(spaced(words.open.replace('{date}', deadline)))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveTextContent(spacedIn(career.upcoming.link.label));
  },
};

export const LastDay: Story = {
  parameters: { now: '2025-09-10T23:30:00+02:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spaced(words.lastDay.replace('{date}', deadline)))).toBeVisible();
  },
};

export const Closed: Story = {
  parameters: { now: '2025-09-11T00:00:00+02:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spaced(words.closed))).toBeVisible();
    await expect(canvas.getByText(spaced(words.closedNote))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveTextContent(spacedIn(words.ask.label));
    // The status comes from the content, not from the clock, so it stays (behaviour.md 10.3).
    await expect(canvas.getByText(spaced(first.label)).parentElement).toHaveTextContent(
      spacedIn(`${words.plan}: ${first.label}`),
    );
  },
};

export const BuiltAfterwards: Story = {
  args: { builtAt: builtLater },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
};

export const EveryYear: Story = {
  args: { period: second },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reads('Regular'))).toBeVisible();
    await expect(
      canvas.queryByText(new RegExp(`${words.open.split('{')[0]}|${words.closed}`)),
    ).not.toBeInTheDocument();
  },
};

export const OnGreen: Story = { decorators: [onSurface('green')] };

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  args: { period: { ...first, description: first.description.repeat(4) } },
};
