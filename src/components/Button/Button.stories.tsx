import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { hovered, pressed } from '../../../tests/fixtures/frames';
import { Button } from './Button';

const meta = {
  component: Button,
  args: { children: 'Save Changes', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const WithIcon: Story = { args: { icon: 'arrow-right' } };

export const OnGreen: Story = {
  args: { variant: 'secondary' },
  decorators: [
    (Story) => (
      <div data-tone="green" style={{ padding: '2rem', background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongLabel: Story = {
  args: { children: 'Register for the winter sessions under the heated dome in Krakow' },
};

export const Hovered: Story = { parameters: hovered };

export const SecondaryHovered: Story = { ...Secondary, parameters: hovered };

export const QuietHovered: Story = { ...Quiet, parameters: hovered };

/** The button sinks into its edge. */
export const Pressed: Story = { parameters: pressed };
