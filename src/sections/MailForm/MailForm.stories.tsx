import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import { words } from '../../../tests/fixtures/contact';
import { phone, withoutScripts } from '../../../tests/fixtures/frames';
import { language } from '../../../tests/fixtures/language';
import { spaced } from '../../../tests/fixtures/reads';
import { mailtoLimit } from '../../behaviour';
import { outside } from '../../browser/outside';
import { TextField } from '../../components/TextField/TextField';
import { CopyFallback } from './CopyFallback';
import { MailForm } from './MailForm';

const { form } = words.feedback;
const to = 'sales@vistula-cricket.example';

const meta = {
  component: MailForm,
  subcomponents: { CopyFallback },
  args: {
    to,
    words: form,
    draft: (field) => ({
      subject: 'A question',
      details: [[form.name, field('name')]],
      message: field('message'),
    }),
    children: (
      <>
        <TextField label={form.name} name="name" required />
        <TextField label={form.message} name="message" rows={5} required />
      </>
    ),
  },
  beforeEach: () => {
    // Stories must not navigate away.
    spyOn(outside, 'open').mockImplementation(() => undefined);
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
} satisfies Meta<typeof MailForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const long = 'Dziękuję! '.repeat(250).trim();

/** Fills in the form and sends it. */
async function send({ canvas, userEvent }: Context, message: string, name = 'Ola'): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: form.name }), name);
  await userEvent.click(canvas.getByRole('textbox', { name: form.message }));
  await userEvent.paste(message);
  await userEvent.click(canvas.getByRole('button', { name: form.submit }));
}

/** The text that the mail program was given. */
function opened(): string {
  const [href = ''] = mocked(outside.open).mock.calls.at(-1) ?? [];
  return href;
}

const forbidCopying = () =>
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));

export const Empty: Story = {};

export const Refused: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: form.submit }));
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    // The browser takes blanks for a value, the form does not.
    await send(context, ' \n ', '  ');
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: form.name })).toHaveFocus();
    await expect(outside.open).not.toHaveBeenCalled();
  },
};

/** No page can know whether a mail program has opened, so the mail can also be copied. */
export const Opened: Story = {
  play: async (context) => {
    await send(context, 'When?');
    await waitFor(() => expect(context.canvas.getByText(spaced(form.opened))).toBeVisible());
    const name = { en: 'Name', pl: 'Imi%C4%99' }[language];
    await expect(opened()).toBe(`mailto:${to}?subject=A%20question&body=${name}%3A%20Ola%0D%0A%0D%0AWhen%3F`);
    await expect(context.canvas.getByRole('textbox', { name: form.message })).toHaveValue('When?');
  },
};

export const CopiedByHand: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Opened.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: form.copyAddress }));
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(to);
    await userEvent.click(canvas.getByRole('button', { name: form.copyLetter }));
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(`${form.name}: Ola\n\nWhen?`);
    await expect(await canvas.findByText(spaced(form.copied))).toBeVisible();
  },
};

export const CopyingNotAllowed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    forbidCopying();
    await Opened.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: form.copyAddress }));
    await expect(await canvas.findByText(spaced(form.copyFailed))).toBeVisible();
    await expect(window.getSelection()?.toString()).toBe(to);
  },
};

/** Too long for a URL: the mail program gets the beginning, the clipboard the whole mail. */
export const TooLong: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await send(context, long);
    await expect(await canvas.findByText(spaced(form.cutCopied))).toBeVisible();
    await expect(opened().length).toBeLessThanOrEqual(mailtoLimit);
    await expect(decodeURIComponent(opened())).toMatch(/Dziękuję!\r\n\r\n/);
    await expect(decodeURIComponent(opened()).endsWith(form.restCopied)).toBe(true);
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(`${form.name}: Ola\n\n${long}`);
    await expect(canvas.getByRole('textbox', { name: form.message })).toHaveValue(long);
    await step('the clipboard holds something else: the whole is in the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: form.copyAddress }));
      await expect(await canvas.findByText(spaced(form.cutKept))).toBeVisible();
    });
  },
};

/** The clipboard is not available: the whole mail is still in the form, and can be copied by hand. */
export const TooLongAndCopyingNotAllowed: Story = {
  play: async (context) => {
    const { canvas } = context;
    forbidCopying();
    await send(context, long);
    await expect(await canvas.findByText(spaced(form.cutKept))).toBeVisible();
    await expect(decodeURIComponent(opened()).endsWith(form.restKept)).toBe(true);
    await expect(canvas.getByRole('textbox', { name: form.message })).toHaveValue(long);
    await expect(canvas.getByRole('button', { name: form.copyLetter })).toBeVisible();
  },
};

export const TooLongOnAPhone: Story = { ...TooLongAndCopyingNotAllowed, globals: phone };

export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: to })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
