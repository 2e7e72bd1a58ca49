import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, spyOn } from 'storybook/test';
import { focused, hovered, onSurface, pressed } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { navigation } from '../../../tests/stubs/gatsby';
import { ButtonLink } from './Button';

const meta = {
  component: ButtonLink,
  args: { children: 'Start Your Journey', href: '/contact' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of this site, opened by the router. */
export const Primary: Story = {
  beforeEach: () => {
    spyOn(navigation, 'go');
  },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Start Your Journey' });
    await expect(link).toHaveAttribute('href', args.href);
    await userEvent.click(link);
    await expect(navigation.go).toHaveBeenCalledWith(args.href);
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const WithIcon: Story = { args: { icon: 'arrow-right' } };

/** Another site opens in a new tab, and the link says so. */
export const ToAnotherSite: Story = {
  args: { children: 'Apply Now', href: 'https://forms.example/academy', icon: 'external' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Apply Now ${layout.interface.newTab}` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** The visible label depends on its surroundings; screen readers get a complete one. */
export const WithANameOfItsOwn: Story = {
  args: { children: 'Know more', 'aria-label': 'Know more: Juniors in Prague' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Know more: Juniors in Prague' })).toBeVisible();
  },
};

export const OnGreen: Story = { args: { variant: 'secondary' }, decorators: [onSurface('green')] };

export const LongLabel: Story = {
  args: { children: 'Register for the winter sessions under the heated dome in Krakow', icon: 'arrow-right' },
};

export const Hovered: Story = { parameters: hovered };

export const Pressed: Story = { parameters: pressed };

export const Focused: Story = { parameters: focused };
