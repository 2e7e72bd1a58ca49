import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { focused, hovered, onSurface } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { CarouselButton } from './CarouselButton';

const label = layout.interface.carousel.next;

const meta = {
  component: CarouselButton,
  args: { label, icon: 'chevron-right', disabled: false, onClick: fn() },
} satisfies Meta<typeof CarouselButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: label }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: label })).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** This very button has reached the end: it does nothing any more, but stays focused until it is left. */
export const DisabledWhileFocused: Story = {
  render: (args) => {
    const [atEnd, setAtEnd] = useState(false);
    return (
      <CarouselButton
        {...args}
        disabled={atEnd}
        onClick={() => {
          args.onClick();
          setAtEnd(true);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: label });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toBeDisabled();
  },
};

export const OnGreen: Story = { decorators: [onSurface('green')] };

export const Hovered: Story = { parameters: hovered };

export const Focused: Story = { parameters: focused };
