import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
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
  play: async ({ canvas }) => {
    document.documentElement.dataset.scrolled = '';
    await waitFor(() => expect(canvas.getByRole('img').getBoundingClientRect().height).toBe(80));
    delete document.documentElement.dataset.scrolled;
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
