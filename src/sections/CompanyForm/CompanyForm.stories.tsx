import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, mocked, spyOn, waitFor } from 'storybook/test';
import { companyForm } from '../../../tests/fixtures/coaching';
import { inPolish, onSurface, phone, withoutScripts } from '../../../tests/fixtures/frames';
import { spaced } from '../../../tests/fixtures/reads';
import { outside } from '../../browser/outside';
import { CompanyForm } from './CompanyForm';

const { words, to, cities } = companyForm;

const meta = {
  component: CompanyForm,
  args: companyForm,
  decorators: [onSurface('white')],
  beforeEach: () => {
    // Stories must not navigate away.
    spyOn(outside, 'open').mockImplementation(() => undefined);
  },
} satisfies Meta<typeof CompanyForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function fillIn({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: words.name }), 'Ola');
  await userEvent.type(canvas.getByRole('textbox', { name: words.email }), 'ola@a.example');
  await userEvent.type(canvas.getByRole('spinbutton', { name: words.people }), '22');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.city }), cities[0] ?? '');
}

/** The text that the mail program was given. */
function opened(): string {
  const [href = ''] = mocked(outside.open).mock.calls.at(-1) ?? [];
  return decodeURIComponent(href);
}

export const Empty: Story = { parameters: inPolish };

/** Number, date and city are native controls, in tab order. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of [words.name, words.email, words.people, words.city, words.date]) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(name)).toHaveFocus();
    }
  },
};

export const Refused: Story = {
  name: 'Refused while something is missing',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('spinbutton', { name: words.people }), '0');
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(canvas.getByRole('textbox', { name: words.name })).toHaveFocus();
    await expect(canvas.getAllByRole('alert')).toHaveLength(4);
    await expect(outside.open).not.toHaveBeenCalled();
  },
};

/** Without a date, the mail does not mention one. */
export const WithoutADate: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(outside.open).toHaveBeenCalled());
    await expect(opened()).toContain(`${words.people}: 22\r\n${words.city}: ${cities[0]}\r\n\r\n`);
    await expect(opened()).not.toContain(words.date);
  },
};

export const Opened: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await fireEvent.change(canvas.getByLabelText(words.date), { target: { value: '2026-05-08' } });
    await userEvent.type(
      canvas.getByRole('textbox', { name: words.wishes }),
      'Half of us have never played.',
    );
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(outside.open).toHaveBeenCalled());
    await expect(opened()).toBe(
      `mailto:${to}?subject=${words.subject.replace('{name}', 'Ola')}&body=` +
        [
          `${words.name}: Ola`,
          `${words.email}: ola@a.example`,
          `${words.people}: 22`,
          `${words.city}: ${cities[0]}`,
          `${words.date}: 2026-05-08`,
          '',
          'Half of us have never played.',
        ].join('\r\n'),
    );
    await expect(canvas.getByText(spaced(words.opened))).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };

export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: to })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
