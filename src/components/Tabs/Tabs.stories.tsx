import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { focused, withoutScripts } from '../../../tests/fixtures/frames';
import { Tabs } from './Tabs';

const meta = {
  component: Tabs,
  args: {
    label: 'City',
    items: [
      { value: 'krakow', label: 'Krakow', content: <p>Saturdays in Krakow</p> },
      { value: 'warsaw', label: 'Warsaw', content: <p>Sundays in Warsaw</p> },
      { value: 'wroclaw', label: 'Wroclaw', content: <p>To come</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bold: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Krakow' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Warsaw' }));
    await expect(canvas.getByText('Sundays in Warsaw')).toBeVisible();
    await expect(canvas.getByText('Saturdays in Krakow')).not.toBeVisible();
  },
};

export const Plain: Story = { args: { variant: 'plain' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const selected = () => canvas.getByRole('tab', { selected: true });
    // Radix makes the list focusable only after it has counted the tabs, which takes a frame.
    await waitFor(() => expect(canvas.getByRole('tablist')).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(selected()).toHaveTextContent('Wroclaw'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(selected()).toHaveTextContent('Krakow'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(selected()).toHaveTextContent('Wroclaw'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(selected()).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
  },
};

export const DefaultIsAnother: Story = {
  args: { defaultValue: 'warsaw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Warsaw');
  },
};

export const ManyOnAPhone: Story = {
  args: {
    items: ['Focus Areas', 'Standards', 'Coaching Pathway', 'Global Coaching Certification'].map((label) => ({
      value: label.toLowerCase().replaceAll(' ', '-'),
      label,
      content: <p>{label} content</p>,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    for (const text of ['Saturdays in Krakow', 'Sundays in Warsaw', 'To come']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

export const One: Story = {
  args: { items: [{ value: 'krakow', label: 'Krakow', content: <p>Only here</p> }] },
};

export const OnAPhone: Story = {
  ...ManyOnAPhone,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Focused: Story = { parameters: focused };

export const PlainFocused: Story = { ...Plain, parameters: focused };
