import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { careerScreen } from '../../../tests/fixtures/career';
import { phone } from '../../../tests/fixtures/frames';
import { say } from '../../../tests/fixtures/language';
import { reads, spaced } from '../../../tests/fixtures/reads';
import { builtLater } from '../../../tests/fixtures/schedule';
import { CareerScreen } from './CareerScreen';

const meta = {
  component: CareerScreen,
  args: careerScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CareerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RegistrationOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: reads('Cricket as CAREER') })).toBeVisible();
    await expect(
      canvas.getByText(
        spaced(say({ en: 'Registration open until Sep 10 2025', pl: 'Zapisy otwarte do 10 września 2025' })),
      ),
    ).toBeVisible();
  },
};

export const RegistrationClosed: Story = {
  args: { builtAt: builtLater },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas }) => {
    const { closed, ask } = careerScreen.periodWords;
    await expect(canvas.getByText(new RegExp(`^${closed}`))).toBeVisible();
    await expect(canvas.getByRole('link', { name: spaced(ask.label) })).toBeVisible();
    await expect(canvas.queryByText(/\bregister\b/i)).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: phone };
