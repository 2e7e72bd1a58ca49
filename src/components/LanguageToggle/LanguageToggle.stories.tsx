import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { focused, hovered } from '../../../tests/fixtures/frames';
import { LanguageToggle } from './LanguageToggle';

const meta = {
  component: LanguageToggle<'en' | 'pl'>,
  args: { label: 'Language of this text', codes: ['en', 'pl'], value: 'en', onChange: fn() },
} satisfies Meta<typeof LanguageToggle<'en' | 'pl'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Language of this text' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'EN' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'PL' }));
    await expect(args.onChange).toHaveBeenCalledWith('pl');
  },
};

export const Polish: Story = { args: { value: 'pl' } };

export const Switching: Story = {
  render: function Switching(args) {
    const [value, setValue] = useState(args.value);
    return <LanguageToggle {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'PL' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'EN' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Hovered: Story = { parameters: hovered };

export const Focused: Story = { parameters: focused };
