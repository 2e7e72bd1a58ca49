import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { careerScreen } from '../../../tests/fixtures/career';
import { phone } from '../../../tests/fixtures/frames';
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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cricket as CAREER' })).toBeVisible();
    await expect(canvas.getByText('Registration open until Sep 10 2025')).toBeVisible();
  },
};

export const RegistrationClosed: Story = {
  args: { builtAt: builtLater },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registration closed')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };
