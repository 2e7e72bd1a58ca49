import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { words } from '../../../../tests/fixtures/content';
import {
  deskLanguages,
  deskWith,
  deskWords,
  kickerDraft,
  never,
  openedWith,
} from '../../../../tests/fixtures/desk';
import { chooseTab } from '../../../../tests/fixtures/deskPlays';
import { samplePreview } from '../../../../tests/fixtures/deskPreview';
import { phone } from '../../../../tests/fixtures/frames';
import { Desk } from '../Desk';
import { DeskPreview } from './DeskPreview';
import { PreviewedPageView } from './PreviewedPageView';
import { PreviewFrame } from './PreviewFrame';

const draft = kickerDraft(words.faq.head.kicker, 'Ask away');

const meta = {
  component: Desk,
  subcomponents: { DeskPreview, PreviewFrame, PreviewedPageView },
  args: {
    words: deskWords,
    languages: deskLanguages,
    preview: samplePreview,
    machine: deskWith({ open: () => openedWith(draft) }),
  },
  argTypes: { machine: { table: { disable: true } } },
  parameters: { now: '2025-09-01T10:00' },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const { preview, views } = deskWords;

/** What is in the window of a page. */
async function inside(canvas: ReturnType<typeof within>, page: string, lang = 'en') {
  const main = await waitFor(
    () => {
      const frame = canvas.getByTitle(`${page}: ${preview.frame}`);
      if (!(frame instanceof HTMLIFrameElement)) throw new Error('The preview is no frame.');
      const found = frame.contentDocument?.querySelector<HTMLElement>(`:lang(${lang}) main`);
      if (!found) throw new Error('The page is not there yet.');
      return found;
    },
    { timeout: 10_000 },
  );
  return within(main);
}

/** The page's own components, with the draft, in a window as wide as a phone. */
export const Default: Story = {
  play: async (context) => {
    await chooseTab(context, views.preview);
    const page = await inside(context.canvas, preview.pages.faq);
    await expect(await page.findByText('Ask away')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** As wide as a computer's window, made smaller to fit; in the other language, which the draft does not change. */
export const OnAComputer: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseTab(context, views.preview);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: preview.window }), 'desktop');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: preview.language }), 'pl');
    const page = await inside(canvas, preview.pages.faq, 'pl');
    await expect(page.queryByText('Ask away')).toBeNull();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading.ownerDocument.defaultView?.innerWidth).toBe(1280);
  },
};

export const OnAPhone: Story = { ...Default, globals: phone };

/** A page that the draft breaks leaves the desk as it is. */
export const BrokenPage: Story = {
  tags: ['logs'],
  beforeEach: () => {
    spyOn(console, 'error');
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseTab(context, views.preview);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: preview.page }), 'schedule');
    const frame = await canvas.findByTitle(`${preview.pages.schedule}: ${preview.frame}`);
    if (!(frame instanceof HTMLIFrameElement)) throw new Error('The preview is no frame.');
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent(preview.failed));
  },
};

export const Offline: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseTab(context, views.preview);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: preview.page }), 'home');
    await expect(await canvas.findByText(preview.failed)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { preview: { ...samplePreview, fetch: never } },
  play: async (context) => {
    await chooseTab(context, views.preview);
    await expect(context.canvas.getByText(preview.loading)).toBeVisible();
  },
};

/** Content with mistakes has no page: the last one without is shown, and that is said. */
export const WithMistakes: Story = {
  args: { machine: deskWith({ open: () => openedWith(kickerDraft(words.faq.head.kicker, '')) }) },
  play: async (context) => {
    await chooseTab(context, views.preview);
    await expect(await context.canvas.findByText(preview.mistakes)).toBeVisible();
  },
};
