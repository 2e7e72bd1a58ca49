import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { contactPrompt } from '../../../tests/fixtures/faq';
import { phone } from '../../../tests/fixtures/frames';
import { ContactPrompt } from './ContactPrompt';

const meta = { component: ContactPrompt, args: contactPrompt } satisfies Meta<typeof ContactPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.contact.label })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('link', { name: args.mail.label })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  },
};

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  args: {
    title: 'Wciąż masz niewyjaśnione wątpliwości organizacyjne?',
    text: 'Odpowiadamy na najtrudniejsze pytania dotyczące międzynarodowych wyjazdów, egzaminów i stopni. '.repeat(
      2,
    ),
    mail: { label: 'napisz-do-trenerow-krakowskich@vistula-cricket.example', href: contactPrompt.mail.href },
  },
};
