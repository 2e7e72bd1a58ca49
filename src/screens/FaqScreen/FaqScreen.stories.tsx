import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { faqScreen, wordyCategory } from '../../../tests/fixtures/faq';
import { phone } from '../../../tests/fixtures/frames';
import { spaced, spacedIn } from '../../../tests/fixtures/reads';
import { replaceHash } from '../../browser/address/hash';
import { FaqScreen } from './FaqScreen';

const meta = {
  component: FaqScreen,
  args: faqScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FaqScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const { name } of faqScreen.categories) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  },
};

export const OnAPhone: Story = { globals: phone };

export const OnATablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

/** Somebody reads an answer, does not find what they need, and writes a mail. */
export const FromAQuestionToAMail: Story = {
  beforeEach: () => replaceHash('item-0-1'),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = faqScreen.categories[0]?.entries ?? [];
    await waitFor(() =>
      expect(canvas.getByRole('button', { expanded: true })).toHaveAccessibleName(second?.question),
    );
    await userEvent.click(canvas.getByRole('button', { name: first?.question }));
    await expect(canvas.getByText(spacedIn(first?.answer[0]?.text.trim() ?? ''))).toBeVisible();
    await expect(canvas.getByText(spacedIn(second?.answer[0]?.text.trim() ?? ''))).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: spaced(faqScreen.more.mail.label) })).toHaveAttribute(
      'href',
      faqScreen.more.mail.href,
    );
  },
};

export const LongWords: Story = { args: { categories: [wordyCategory, ...faqScreen.categories.slice(1)] } };
