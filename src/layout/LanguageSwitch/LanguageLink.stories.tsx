import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { focused } from '../../../tests/fixtures/frames';
import { languages } from '../../../tests/fixtures/otherLanguages';
import { LanguageLink } from './LanguageLink';

const [polish, ukrainian] = languages;
if (!polish || !ukrainian) throw new Error('The fixture should have two other languages.');

const meta = {
  component: LanguageLink,
  args: { language: polish, children: 'Czytaj tę stronę po polsku' },
} satisfies Meta<typeof LanguageLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Czytaj tę stronę po polsku' });
    await expect(link).toHaveAttribute('hreflang', args.language.code);
    await expect(link).toHaveAttribute('lang', args.language.code);
  },
};

export const InAnotherScript: Story = {
  args: { language: ukrainian, children: 'Читати цю сторінку українською' },
};

export const Focused: Story = { parameters: focused };
