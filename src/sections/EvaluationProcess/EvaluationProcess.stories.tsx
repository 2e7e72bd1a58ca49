import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { career, periods, process } from '../../../tests/fixtures/career';
import { phone } from '../../../tests/fixtures/frames';
import { say } from '../../../tests/fixtures/language';
import { spaced, spacedIn } from '../../../tests/fixtures/reads';
import { builtAt, builtLater } from '../../../tests/fixtures/schedule';

const { eligibility, periods: words, board } = process;

import { EvaluationProcess } from './EvaluationProcess';
import { PeriodRow } from './PeriodRow';

const meta = {
  component: EvaluationProcess,
  subcomponents: { PeriodRow },
  args: { eligibility, periods: words, board, entries: periods, words: career.periodWords, builtAt },
} satisfies Meta<typeof EvaluationProcess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const date = spaced(say({ en: 'Mar 10', pl: '10 marca' }));
    await expect(canvas.getByText(date)).toHaveAttribute('datetime', '03-10');
    const deadline = spaced(say({ en: 'Sep 10 2025', pl: '10 września 2025' }));
    await expect(canvas.getByText(deadline)).toHaveAttribute('datetime', '2025-09-10');
    for (const { code, label } of periods)
      await expect(canvas.getByRole('heading', { name: spacedIn(label) })).toHaveTextContent(
        new RegExp(`^${code}`),
      );
  },
};

/** Of periods without a ticket. Both read after the deadline; one was built before it, the other after it. */
export const RegistrationClosed: Story = {
  args: { entries: periods.map((period) => ({ ...period, highlighted: false })) },
  parameters: { now: '2025-09-11T00:00:00+02:00' },
  play: async ({ canvas }) => {
    const { closed, ask } = career.periodWords;
    await expect(canvas.getByText(new RegExp(`^${closed}`))).toBeVisible();
    await expect(canvas.getByRole('link', { name: ask.label })).toHaveAttribute('href', ask.href);
  },
};

export const ClosedWhenBuilt: Story = {
  ...RegistrationClosed,
  args: { ...RegistrationClosed.args, builtAt: builtLater },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
};

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  args: { board: { ...board, members: board.members.map((member) => member.repeat(3)) } },
};
