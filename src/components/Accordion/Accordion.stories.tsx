import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { focused, hovered, narrow, withoutScripts } from '../../../tests/fixtures/frames';
import { Accordion } from './Accordion';

const meta = {
  component: Accordion,
  args: {
    value: '',
    onValueChange: fn(),
    items: [
      { value: 'item-0-0', title: 'From what age can my child start?', content: <p>From age 5.</p> },
      { value: 'item-0-1', title: 'Where do you train?', content: <p>In Krakow and Warsaw.</p> },
    ],
  },
  render: function Render({ value, ...args }) {
    const [open, setOpen] = useState(value);
    return <Accordion {...args} value={open} onValueChange={setOpen} />;
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From age 5.')).not.toBeVisible();
  },
};

export const Open: Story = { args: { value: 'item-0-0' } };

export const SingleOpenAndCollapsible: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'From what age can my child start?' });
    await userEvent.click(first);
    await expect(canvas.getByText('From age 5.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Where do you train?' }));
    await expect(canvas.getByText('From age 5.')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Where do you train?' }));
    await expect(canvas.getByText('In Krakow and Warsaw.')).not.toBeVisible();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('From age 5.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('From age 5.')).not.toBeVisible();
  },
};

export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From age 5.')).toBeVisible();
    await expect(canvas.getByText('In Krakow and Warsaw.')).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    value: 'item-0-3',
    items: Array.from({ length: 8 }, (_, n) => ({
      value: `item-0-${n}`,
      title: `Question ${n + 1}`,
      content: <p>Answer {n + 1}</p>,
    })),
  },
};

export const LongWordsInANarrowPlace: Story = {
  args: {
    value: 'item-0-0',
    items: [
      {
        value: 'item-0-0',
        title: 'Czy dziewięćdziesięciominutowe zajęcia ogólnorozwojowe są obowiązkowe?',
        content: <p>Konstantynopolitańczykowianeczka odpowiada wyczerpująco.</p>,
      },
    ],
  },
  decorators: [narrow],
};

export const Hovered: Story = { ...Open, parameters: hovered };

export const Focused: Story = { ...Open, parameters: focused };
