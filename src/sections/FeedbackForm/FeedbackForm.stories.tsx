import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, spyOn } from 'storybook/test';
import { words } from '../../../tests/fixtures/contact';
import { inPolish } from '../../../tests/fixtures/frames';
import { language } from '../../../tests/fixtures/language';
import { reads, spaced } from '../../../tests/fixtures/reads';
import { feedbackMessage } from '../../behaviour';
import { outside } from '../../browser/outside';
import { FeedbackForm } from './FeedbackForm';

const meta = {
  component: FeedbackForm,
  args: { to: 'sales@vistula-cricket.example', words: words.feedback.form },
  beforeEach: () => {
    // Stories must not navigate away.
    spyOn(outside, 'open').mockImplementation(() => undefined);
  },
} satisfies Meta<typeof FeedbackForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words of a mail as they stand in its address. */
const coded = {
  en: ['Feedback%20from%20', 'Name', 'Email'],
  pl: ['Opinia%20od%3A%20', 'Imi%C4%99', 'E-mail'],
};

export const Empty: Story = {
  parameters: inPolish,
  play: async ({ canvas }) => {
    const message = canvas.getByRole('textbox', { name: reads('Message') });
    await expect(message).toHaveAttribute('rows', String(feedbackMessage.rows));
    await expect(message.getBoundingClientRect().height).toBeGreaterThanOrEqual(120);
    await expect(canvas.getByRole('textbox', { name: reads('Email') })).toHaveAttribute('type', 'email');
    await expect(canvas.getByText('sales@vistula-cricket.example')).not.toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Refused while something is missing',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: reads('Name') }), 'Ola');
    await userEvent.type(canvas.getByRole('textbox', { name: reads('Email') }), 'ola');
    await userEvent.click(canvas.getByRole('button', { name: reads('Submit Feedback') }));
    await expect(canvas.getByRole('textbox', { name: reads('Email') })).toHaveFocus();
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(outside.open).not.toHaveBeenCalled();
  },
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: reads('Message') });
    await userEvent.type(canvas.getByRole('textbox', { name: reads('Name') }), 'Żaneta & Co');
    await userEvent.type(canvas.getByRole('textbox', { name: reads('Email') }), 'z@a.example');
    await userEvent.type(message, 'Two lines,{enter}"quoted".');
    await userEvent.click(canvas.getByRole('button', { name: reads('Submit Feedback') }));
    const [from, name, email] = coded[language];
    await expect(outside.open).toHaveBeenCalledWith(
      `mailto:sales@vistula-cricket.example?subject=${from}%C5%BBaneta%20%26%20Co` +
        `&body=${name}%3A%20%C5%BBaneta%20%26%20Co%0D%0A${email}%3A%20z%40a.example%0D%0A%0D%0ATwo%20lines%2C%0D%0A%22quoted%22.`,
    );
    await expect(message).toHaveValue('Two lines,\n"quoted".');
    await expect(canvas.getByText(spaced(words.feedback.form.opened))).toBeVisible();
  },
};

export const AboutAProgramme: Story = {
  args: { subject: 'Feedback from {name}: Junior Cricket Program' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: reads('Name') }), 'Ola');
    await userEvent.type(canvas.getByRole('textbox', { name: reads('Email') }), 'o@a.example');
    await userEvent.type(canvas.getByRole('textbox', { name: reads('Message') }), 'When?');
    await userEvent.click(canvas.getByRole('button', { name: reads('Submit Feedback') }));
    await expect(outside.open).toHaveBeenCalledWith(
      expect.stringContaining('subject=Feedback%20from%20Ola%3A%20Junior%20Cricket%20Program&'),
    );
  },
};
