import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { picture } from '../../../tests/fixtures/pictures';
import { Callout } from './Callout';

const meta = {
  component: Callout,
  args: {
    icon: 'growth',
    title: 'The A+/A/B player model',
    description: 'Every member has a grade. New members start in B, with standard training.',
  },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithALink: Story = {
  args: { link: { label: 'How grades work', href: '/cricket-career' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/cricket-career');
  },
};

export const LongText: Story = {
  args: { description: 'Every member has a grade, and grades can change. '.repeat(12) },
};

export const OnAPhone: Story = { globals: phone };

export const WithAPicture: Story = { args: { icon: undefined, picture: picture('diorama') } };

export const WithAPictureOnAPhone: Story = { ...WithAPicture, globals: phone };
