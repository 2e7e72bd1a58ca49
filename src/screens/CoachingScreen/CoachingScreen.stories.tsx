import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { coachingScreen } from '../../../tests/fixtures/coaching';
import { phone } from '../../../tests/fixtures/frames';
import { reads } from '../../../tests/fixtures/reads';
import { CoachingScreen } from './CoachingScreen';
import { SharedPart } from './SharedPart';

const meta = {
  component: CoachingScreen,
  subcomponents: { SharedPart },
  args: coachingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CoachingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: reads('Cricket Coaching') })).toBeVisible();
    for (const type of ['junior', 'adult', 'women', 'corporate', 'camps', 'tours'])
      await expect(canvasElement.querySelector(`a[href="/coaching/${type}"]`)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };
