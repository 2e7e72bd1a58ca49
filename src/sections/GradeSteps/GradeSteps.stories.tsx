import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { career, grades } from '../../../tests/fixtures/career';
import { onSurface, phone } from '../../../tests/fixtures/frames';
import { reads } from '../../../tests/fixtures/reads';
import { GradeSteps } from './GradeSteps';

const { label, startsHere, note } = career.grades;

const meta = {
  component: GradeSteps,
  args: { grades, label, startsHere, note },
} satisfies Meta<typeof GradeSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const letters = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(letters).toEqual(['B', 'A', 'A+']);
    await expect(canvas.getByText(startsHere)).toBeVisible();
    await expect(canvas.getByText(reads('Zero coaching fees'))).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };

export const OnWhite: Story = { decorators: [onSurface('white')] };

export const LongWords: Story = {
  args: {
    grades: grades.map((grade) => ({
      ...grade,
      benefits: grade.benefits.map((benefit) => benefit.repeat(4)),
    })),
  },
};
