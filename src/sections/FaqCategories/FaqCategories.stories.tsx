import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { faqCategories, faqScreen, wordyCategory } from '../../../tests/fixtures/faq';
import { hovered, onSurface, phone, withoutScripts } from '../../../tests/fixtures/frames';
import { reads, spacedIn } from '../../../tests/fixtures/reads';
import { replaceHash } from '../../browser/address/hash';
import { FaqCategories } from './FaqCategories';

const meta = {
  component: FaqCategories,
  args: { label: faqScreen.categoriesLabel, categories: faqCategories },
  decorators: [onSurface('cream')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FaqCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = { expanded: true };

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(16);
    await expect(canvas.queryByRole('button', open)).not.toBeInTheDocument();
  },
};

export const SidebarOfAnchors: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: reads('Programs & Facilities') });
    await expect(link).toHaveAttribute('href', '#programs-&-facilities');
    for (const id of ['programs-&-facilities', 'programs-facilities']) {
      await expect(canvasElement.ownerDocument.getElementById(id)).toBeInTheDocument();
    }
  },
};

/** A shared link with a question's hash opens that question. */
export const OpenedByItsAddress: Story = {
  beforeEach: () => replaceHash('item-1-2'),
  play: async ({ canvas, args }) => {
    const question = args.categories[1]?.entries[2]?.question;
    await waitFor(() => expect(canvas.getByRole('button', open)).toHaveAccessibleName(question));
  },
};

export const FollowsTheAddress: Story = {
  play: async ({ canvas, args }) => {
    replaceHash('item-3-0');
    await waitFor(() =>
      expect(canvas.getByRole('button', open)).toHaveAccessibleName(args.categories[3]?.entries[0]?.question),
    );
    replaceHash('general');
    await expect(canvas.getByRole('button', open)).toBeVisible();
  },
};

export const OneOpenInAllCategories: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const question = (category: number) =>
      canvas.getByRole('button', { name: args.categories[category]?.entries[0]?.question });
    await userEvent.click(question(0));
    await userEvent.click(question(2));
    await expect(canvas.getAllByRole('button', open)).toEqual([question(2)]);
    await expect(
      canvas.getByText(spacedIn(args.categories[2]?.entries[0]?.answer[0]?.text.trim() ?? '')),
    ).toBeVisible();
    await userEvent.click(question(2));
    await expect(canvas.queryByRole('button', open)).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (let link = 0; link < args.categories.length; link++) await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', open)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('button', open)).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: phone };

export const One: Story = { args: { categories: faqCategories.slice(0, 1) } };

export const LongWords: Story = {
  args: { categories: [wordyCategory, ...faqCategories.slice(0, 1)] },
  beforeEach: () => replaceHash('item-0-0'),
};

export const LongWordsOnAPhone: Story = { ...LongWords, globals: phone };

export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas, args }) => {
    for (const { answer } of args.categories.flatMap(({ entries }) => entries)) {
      await expect(canvas.getByText(spacedIn(answer[0]?.text.trim() ?? ''))).toBeVisible();
    }
  },
};

export const Hovered: Story = { parameters: hovered };
