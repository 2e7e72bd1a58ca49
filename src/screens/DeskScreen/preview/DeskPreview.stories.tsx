import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import type { Change } from '../../../../content/desk/edits';
import { englishWords } from '../../../../tests/fixtures/content';
import {
  deskLanguages,
  deskWords,
  kickerDraft,
  never,
  openedWith,
} from '../../../../tests/fixtures/desk/desk';
import { samplePreview } from '../../../../tests/fixtures/desk/deskPreview';
import { phone } from '../../../../tests/fixtures/frames';
import { spaced, spacedIn } from '../../../../tests/fixtures/reads';
import { createModel } from '../../../machines/desk/createModel';
import { DeskPreview } from './DeskPreview';
import { PreviewedPageView } from './PreviewedPageView';
import { PreviewFrame } from './PreviewFrame';

/** The sample content with a draft, read and checked. */
const checked = (changes: readonly Change[]) => async () => {
  const { model } = await openedWith();
  return { model, review: await model.review(changes) };
};

const meta = {
  component: DeskPreview,
  subcomponents: { PreviewFrame, PreviewedPageView },
  args: { words: deskWords, languages: deskLanguages, source: samplePreview, model: createModel() },
  argTypes: { model: { table: { disable: true } }, source: { table: { disable: true } } },
  loaders: [checked(kickerDraft(englishWords.faq.head.kicker, 'Ask away'))],
  render: (args, { loaded: { model, review } }) => <DeskPreview {...args} model={model} review={review} />,
  parameters: { now: '2025-09-01T10:00' },
} satisfies Meta<typeof DeskPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const { preview } = deskWords;

/** What is in the window of a page. */
async function inside(canvas: ReturnType<typeof within>, page: string) {
  const main = await waitFor(
    () => {
      const frame = canvas.getByTitle(spaced(`${page}: ${preview.frame}`));
      if (!(frame instanceof HTMLIFrameElement)) throw new Error('The preview is no frame.');
      const found = frame.contentDocument?.querySelector<HTMLElement>(':lang(en) main');
      if (!found) throw new Error('The page is not there yet.');
      return found;
    },
    { timeout: 10_000 },
  );
  return within(main);
}

/** The page's own components, with the draft, in a window as wide as a phone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const page = await inside(canvas, preview.pages.faq);
    await expect(await page.findByText('Ask away')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** As wide as a computer's window, made smaller to fit. */
export const OnAComputer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: preview.window }), 'desktop');
    const page = await inside(canvas, preview.pages.faq);
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: preview.page }), 'schedule');
    const frame = await canvas.findByTitle(spaced(`${preview.pages.schedule}: ${preview.frame}`));
    if (!(frame instanceof HTMLIFrameElement)) throw new Error('The preview is no frame.');
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent(spacedIn(preview.failed)));
  },
};

export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: preview.page }), 'home');
    await expect(await canvas.findByText(spaced(preview.failed))).toBeVisible();
  },
};

export const Loading: Story = {
  args: { source: { ...samplePreview, fetch: never } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spaced(preview.loading))).toBeVisible();
  },
};

/** Content with mistakes has no page: the last one without is shown, and that is said. */
export const WithMistakes: Story = {
  loaders: [checked(kickerDraft(englishWords.faq.head.kicker, ''))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spaced(preview.mistakes))).toBeVisible();
  },
};
