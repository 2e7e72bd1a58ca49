import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { focused } from '../../../tests/fixtures/frames';
import { Logo } from './Logo';

const meta = {
  component: Logo,
  args: { name: 'Vistula Cricket Academy', href: '/' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTop: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').getBoundingClientRect().height).toBe(96));
  },
};

export const Scrolled: Story = {
  beforeEach: () => {
    document.documentElement.dataset.scrolled = '';
    return () => delete document.documentElement.dataset.scrolled;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').getBoundingClientRect().height).toBe(80));
  },
};

export const OnGreen: Story = {
  decorators: [
    (Story) => (
      <div data-tone="green" style={{ padding: '1rem', background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
};

export const Focused: Story = { parameters: focused };
