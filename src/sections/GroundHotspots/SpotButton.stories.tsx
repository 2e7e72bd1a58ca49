import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import type { CSSProperties } from 'react';
import { expect, fn } from 'storybook/test';
import { focused, hovered, phone } from '../../../tests/fixtures/frames';
import { SpotButton } from './SpotButton';

const middle: CSSProperties & Record<`--${string}`, string> = {
  display: 'contents',
  '--left': '50%',
  '--top': '6rem',
  '--stem': '1.25rem',
};

/** A lawn with its spot in the middle. */
const lawn: Decorator = (Story) => (
  <div style={{ display: 'grid', height: '12rem', background: 'var(--mint-400)' }}>
    <div style={middle}>
      <Story />
      <div id="words" />
    </div>
  </div>
);

const meta = {
  component: SpotButton,
  args: { name: 'Scoreboard', open: false, controls: 'words', onClick: fn() },
  decorators: [lawn],
} satisfies Meta<typeof SpotButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: args.name, expanded: false });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  args: { open: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: args.name, expanded: true })).toBeVisible();
  },
};

export const Hovered: Story = { parameters: hovered };

export const Focused: Story = { parameters: focused };

export const LongName: Story = { args: { name: 'Oświetlona tablica wyników przy pawilonie', open: true } };

export const OnAPhone: Story = { globals: phone };

export const OpenOnAPhone: Story = { args: { open: true }, globals: phone };
