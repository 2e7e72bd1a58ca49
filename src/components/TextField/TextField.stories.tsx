import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, fn } from 'storybook/test';
import { focused } from '../../../tests/fixtures/frames';
import { say } from '../../../tests/fixtures/language';
import { spaced } from '../../../tests/fixtures/reads';
import { Button } from '../Button/Button';
import { FieldFrame } from './FieldFrame';
import { TextField } from './TextField';

const meta = {
  title: 'components/Field',
  component: TextField,
  subcomponents: { FieldFrame },
  args: { label: 'Name', name: 'name' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Zoë');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Zoë');
  },
};

export const SeveralLines: Story = {
  args: { label: 'Message', name: 'message', rows: 5 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await expect(box).toHaveAttribute('rows', '5');
    await expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(120);
  },
};

export const ANumber: Story = {
  args: { label: 'People', name: 'people', type: 'number', min: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'People' }), '22');
    await expect(canvas.getByRole('spinbutton')).toHaveValue(22);
  },
};

export const ADay: Story = {
  args: { label: 'Date', name: 'date', type: 'date' },
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Date'), { target: { value: '2026-05-08' } });
    await expect(canvas.getByLabelText('Date')).toHaveValue('2026-05-08');
  },
};

export const WithHint: Story = {
  args: { hint: 'As your friends call you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As your friends call you.');
  },
};

export const WithError: Story = {
  args: { error: 'Write a title of at most 80 characters.', defaultValue: 'A title' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Name' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Write a title of at most 80 characters.');
  },
};

export const Counted: Story = {
  args: { counter: 10, defaultValue: 'Eight ch' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(spaced(say({ en: '8 of 10 characters', pl: '8 z 10 znaków' }))),
    ).toHaveAttribute('data-state', 'within');
    await userEvent.type(canvas.getByRole('textbox'), 'ars');
    await expect(
      canvas.getByText(spaced(say({ en: '11 of 10 characters', pl: '11 z 10 znaków' }))),
    ).toHaveAttribute('data-state', 'over');
  },
};

export const Refused: Story = {
  name: 'Refused by the browser',
  args: { label: 'Email', type: 'email', required: true, hint: undefined },
  render: (args) => (
    <form style={{ display: 'grid', gap: '1rem' }} onSubmit={(event) => event.preventDefault()}>
      <TextField {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/\S/);
    await userEvent.type(box, 'a@b.example');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Password: Story = {
  args: { label: 'Password', type: 'password', autoComplete: 'current-password' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Cannot be changed' } };

export const OnGreen: Story = {
  args: { hint: 'Shown on a dark band.', error: 'Something is missing.', counter: 20 },
  decorators: [
    (Story) => (
      <div data-tone="green" style={{ padding: '2rem', background: 'var(--surface)', color: 'var(--text)' }}>
        <Story />
      </div>
    ),
  ],
};

export const Focused: Story = { parameters: focused };

export const ErrorFocused: Story = { ...WithError, parameters: focused };
