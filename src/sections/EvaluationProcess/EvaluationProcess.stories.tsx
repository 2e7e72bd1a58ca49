import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { career, periods } from '../../../tests/fixtures/career';
import { phone } from '../../../tests/fixtures/frames';

const { eligibility, periods: words, board } = career.process;

import { EvaluationProcess } from './EvaluationProcess';

const meta = {
  component: EvaluationProcess,
  args: { eligibility, periods: words, board, entries: periods, words: career.periodWords },
} satisfies Meta<typeof EvaluationProcess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sep 10 2025')).toHaveAttribute('datetime', '2025-09-10');
    await expect(canvas.getByText('Mar 2026')).toHaveAttribute('datetime', '2026-03');
    await expect(canvas.getByText('Mar 10')).toHaveAttribute('datetime', '03-10');
    await expect(canvas.getByRole('heading', { name: 'E1 Upcoming' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'E2 Regular' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  args: { board: { ...board, members: board.members.map((member) => member.repeat(3)) } },
};
