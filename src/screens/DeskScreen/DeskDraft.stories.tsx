import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { deskWith, deskWords, kickerDraft, never, openedWith } from '../../../tests/fixtures/desk/desk';
import { cancelSession, chooseTab, expectStatus, oneChange } from '../../../tests/fixtures/desk/deskPlays';
import { deskStory } from '../../../tests/fixtures/desk/deskStory';
import { spaced, spacedIn } from '../../../tests/fixtures/reads';
import { Desk } from './Desk';

/** What becomes of a draft: checked, dropped, in conflict, published, kept. */
const meta = {
  ...deskStory,
  component: Desk,
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const { views, status, changes, publish } = deskWords;

const withDraft = deskWith({ open: () => openedWith(kickerDraft('FAQ', 'Questions')) });

export const Checking: Story = {
  tags: ['state:desk.work.open.checking'],
  args: {
    machine: deskWith({
      open: async () => {
        const opened = await openedWith();
        return { ...opened, model: { ...opened.model, review: never } };
      },
    }),
  },
  play: async ({ canvas }) => expectStatus(canvas, status.checking),
};

export const Changes: Story = {
  args: { machine: withDraft },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectStatus(canvas, oneChange);
    await chooseTab(context, views.changes);
    await expect(await canvas.findByText('Questions')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${changes.drop} 1` }));
    await expect(canvas.getByText(spaced(changes.none))).toBeVisible();
  },
};

/** The site has moved on since the draft began: the person chooses. */
export const Conflict: Story = {
  tags: ['state:desk.work.open.conflict'],
  args: { machine: deskWith({ open: () => openedWith(kickerDraft('What it was', 'Questions')) }) },
  play: async (context) => {
    const { canvas } = context;
    await chooseTab(context, views.changes);
    await expect(await canvas.findByText(spaced(changes.conflict.title))).toBeVisible();
  },
};

export const ConflictSolved: Story = {
  ...Conflict,
  tags: [],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseTab(context, views.changes);
    await userEvent.click(await canvas.findByRole('button', { name: spaced(changes.mine) }));
    await waitFor(() => expect(canvas.queryByText(spaced(changes.conflict.title))).toBeNull());
    await expectStatus(canvas, status.right);
  },
};

const publishing: Play = async (context) => {
  const { canvas, userEvent } = context;
  await expectStatus(canvas, status.right);
  await chooseTab(context, views.publish);
  await userEvent.click(canvas.getByRole('button', { name: spaced(publish.patch.submit) }));
};

const publishWith = (end: () => Promise<'published' | 'offline'>) =>
  deskWith({ open: () => openedWith(kickerDraft('FAQ', 'Questions')), publish: end });

export const Publishing: Story = {
  tags: ['state:desk.work.open.publishing'],
  args: { machine: publishWith(never) },
  play: async (context) => {
    await publishing(context);
    await expect(context.canvas.getByRole('button', { name: spaced(publish.publishing) })).toBeVisible();
  },
};

/** In the meantime nothing can be changed, and the forms say why. */
export const FormsWhilePublishing: Story = {
  args: Publishing.args,
  play: async (context) => {
    await publishing(context);
    await chooseTab(context, views.tasks);
    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: deskWords.tasks.session.title })).toBeDisabled();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(spacedIn(publish.publishing));
  },
};

export const Published: Story = {
  tags: ['state:desk.work.open.published'],
  args: { machine: withDraft },
  play: async (context) => {
    await publishing(context);
    await expect(await context.canvas.findByText(spaced(publish.published))).toBeVisible();
  },
};

/** While somebody develops, the changes go straight into `data/`; going on reads what is there. */
export const WrittenIntoData: Story = {
  args: {
    machine: deskWith({
      open: async () => ({ ...(await openedWith(kickerDraft('FAQ', 'Questions'))), way: 'develop' }),
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectStatus(canvas, status.right);
    await chooseTab(context, views.publish);
    await userEvent.click(canvas.getByRole('button', { name: spaced(publish.develop.submit) }));
    await expect(await canvas.findByText(spaced(publish.develop.done))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: spaced(publish.goOn) }));
    await expectStatus(canvas, status.right);
  },
};

export const Failed: Story = {
  tags: ['state:desk.work.open.failed'],
  args: { machine: publishWith(() => Promise.reject(new Error('Refused'))) },
  play: async (context) => {
    await publishing(context);
    await expect(await context.canvas.findByText(spaced(publish.failed.title))).toBeVisible();
    await expect(context.canvas.getByText('Refused')).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['state:desk.work.open.offline'],
  args: { machine: publishWith(async () => 'offline') },
  play: async (context) => {
    await publishing(context);
    await expect(await context.canvas.findByText(spaced(publish.offline.title))).toBeVisible();
  },
};

export const Keeping: Story = {
  tags: ['state:desk.draft.keeping'],
  args: { machine: deskWith({ keep: never }) },
  play: async (context) => {
    await cancelSession(context);
    await expectStatus(context.canvas, status.keeping);
  },
};

/** Storage is full or blocked. */
export const NotKept: Story = {
  tags: ['state:desk.draft.unkept'],
  args: { machine: deskWith({ keep: () => Promise.reject(new Error('QuotaExceededError')) }) },
  play: async (context) => {
    await cancelSession(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      spacedIn(deskWords.unkept.title),
    );
  },
};

export const TwoTabs: Story = {
  tags: ['state:desk.draft.elsewhere'],
  args: { machine: deskWith({ keep: async () => undefined }) },
  play: async (context) => {
    await cancelSession(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      spacedIn(deskWords.elsewhere.title),
    );
  },
};
