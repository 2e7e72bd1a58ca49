import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { focused, hovered, onSurface } from '../../../tests/fixtures/frames';
import { RichText } from './RichText';

const meta = {
  component: RichText,
  args: {
    parts: [
      { text: 'Each one has its own page under ' },
      { text: 'Coaching', href: '/coaching' },
      { text: '; the ' },
      { text: 'calendar', href: '/schedule#krakow-juniors' },
      { text: ' gives the date.' },
    ],
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLinks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Each one/)).toHaveTextContent(
      'Each one has its own page under Coaching; the calendar gives the date.',
    );
    await expect(canvas.getByRole('link', { name: 'Coaching' })).toHaveAttribute('href', '/coaching');
  },
};

export const Plain: Story = { args: { parts: [{ text: 'Yes. Nobody has to wait for spring.' }] } };

export const OnGreen: Story = { decorators: [onSurface('green')] };

export const Hovered: Story = { parameters: hovered };

export const Focused: Story = { parameters: focused };
