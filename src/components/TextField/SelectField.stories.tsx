import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { focused, onSurface } from '../../../tests/fixtures/frames';
import { Button } from '../Button/Button';
import { FieldFrame } from './FieldFrame';
import { SelectField } from './SelectField';

const meta = {
  title: 'components/Field/SelectField',
  component: SelectField,
  subcomponents: { FieldFrame },
  args: { label: 'City', name: 'city', options: ['Krakow', 'Warsaw'], unset: 'Choose a city' },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unset: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Choose a city');
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Warsaw');
    await expect(canvas.getByRole('combobox')).toHaveValue('Warsaw');
  },
};

export const WithHint: Story = {
  args: { hint: 'Where you want to play.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Where you want to play.');
  },
};

/** The browser's validation message appears at the field, and disappears once it is corrected. */
export const Refused: Story = {
  args: { required: true },
  render: (args) => (
    <form style={{ display: 'grid', gap: '1rem' }} onSubmit={(event) => event.preventDefault()}>
      <SelectField {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Krakow');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const OnGreen: Story = { decorators: [onSurface('green')] };

export const Focused: Story = { parameters: focused };
