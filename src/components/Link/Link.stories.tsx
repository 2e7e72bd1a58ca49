import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { onSurface } from '../../../tests/fixtures/frames';
import { said, spaced } from '../../../tests/fixtures/reads';
import { Link } from './Link';

const meta = {
  component: Link,
  args: { children: 'Programs', href: '/programs' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Internal: Story = {};

export const Anchor: Story = { args: { href: '#mission', children: 'Our mission' } };

export const Mail: Story = {
  args: { href: 'mailto:hello@vistula-cricket.example', children: 'Write to us' },
};

export const NewTab: Story = {
  args: { href: 'https://forms.example/apply', children: 'Apply Now' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: spaced(`Apply Now ${said('(opens in a new tab)')}`) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Telephone: Story = { args: { href: 'tel:+48000000000', children: '+48 000 000 000' } };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).not.toBe('none');
  },
};

export const OnGreen: Story = { decorators: [onSurface('green')] };
