import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { career, periods } from '../../../tests/fixtures/career';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { spaced } from '../../../tests/fixtures/reads';
import { PeriodFacts } from './PeriodRow';

const dated = periods.find(({ results }) => results);
const yearly = periods.find(({ results }) => !results);
if (!dated || !yearly)
  throw new Error('The stories need a period with a result date, and one that recurs every year.');

const meta = {
  component: PeriodFacts,
  args: { period: dated, words: career.periodWords },
} satisfies Meta<typeof PeriodFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Registration and results have machine-readable dates. */
export const Dated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spaced(dated.runsText))).toBeVisible();
    await expect(canvas.getByText(spaced(dated.registrationText))).toHaveAttribute(
      'datetime',
      dated.registration,
    );
    await expect(canvas.getByText(spaced(dated.resultsText))).toHaveAttribute('datetime', dated.results);
  },
};

/** Recurs every year: the results have a month, but no date. */
export const EveryYear: Story = {
  args: { period: yearly },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spaced(yearly.resultsText)).closest('time')).toBeNull();
  },
};

export const OnWhite: Story = { decorators: [onSurface('white')] };

export const InANarrowPlace: Story = { decorators: [narrow] };

export const LongWords: Story = {
  args: {
    period: { ...dated, registrationLabel: 'Ostateczny termin zgłoszeń do oceny półrocznej' },
    words: { ...career.periodWords, duration: 'Czas trwania całego okresu', results: 'Ogłoszenie wyników' },
  },
  decorators: [narrow],
};
