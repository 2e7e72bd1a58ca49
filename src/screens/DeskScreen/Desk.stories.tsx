import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { deskLanguages, deskWith, deskWords, kickerDraft, openedWith } from '../../../tests/fixtures/desk';
import { phone } from '../../../tests/fixtures/frames';
import { Desk } from './Desk';
import { DeskChanges } from './DeskChanges';
import { DeskFiles } from './DeskFiles';
import { DeskMistakes } from './DeskMistakes';
import { DeskPublish } from './DeskPublish';
import { DeskStatus } from './DeskStatus';
import { DeskTasks } from './DeskTasks';
import { EntriesField } from './EntriesField';
import { FieldView } from './FieldView';
import { Fold } from './Fold';
import { LeafField } from './LeafField';
import { ListField } from './ListField';
import { TaskForm } from './TaskForm';

const meta = {
  component: Desk,
  subcomponents: {
    DeskChanges,
    DeskFiles,
    DeskMistakes,
    DeskPublish,
    DeskStatus,
    DeskTasks,
    EntriesField,
    FieldView,
    Fold,
    LeafField,
    ListField,
    TaskForm,
  },
  args: { words: deskWords, languages: deskLanguages, machine: deskWith() },
  argTypes: { machine: { table: { disable: true } } },
  parameters: { now: '2025-09-01T10:00' },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const { views, status, tasks, files, changes, publish } = deskWords;
const never = <T,>() => new Promise<T>(() => {});
const english = (label: string) => `${label} (English)`;
const polish = (label: string) => `${label} (Polski)`;

/** The status of the draft; it is checked within a moment. */
const says = (canvas: Context['canvas'], text: string) =>
  waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent(text), { timeout: 10_000 });

const tab = async ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(await canvas.findByRole('tab', { name }, { timeout: 10_000 }));

export const Loading: Story = {
  tags: ['state:desk.work.loading'],
  args: { machine: deskWith({ open: never }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(deskWords.loading);
  },
};

export const Unavailable: Story = {
  tags: ['state:desk.work.unavailable'],
  args: { machine: deskWith({ open: () => Promise.reject(new Error('Offline')) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(deskWords.unavailable.title);
    await userEvent.click(canvas.getByRole('button', { name: deskWords.retry }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Default: Story = {
  tags: ['state:desk.work.open.editing', 'state:desk.draft.kept'],
  play: async ({ canvas }) => {
    await says(canvas, status.right);
    await expect(canvas.getByRole('form', { name: tasks.session.title })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Default, tags: [], globals: phone };

/** The most urgent use: a session does not take place. */
const cancelSession: Play = async (context) => {
  const { canvas, userEvent } = context;
  const form = within(await canvas.findByRole('form', { name: tasks.session.title }, { timeout: 10_000 }));
  const session = form.getByRole('combobox', { name: tasks.session.session });
  await userEvent.selectOptions(session, 'krakow-juniors-2025-09-13');
  await userEvent.type(form.getByRole('textbox', { name: english(tasks.session.reason) }), 'Storm.');
  await userEvent.type(form.getByRole('textbox', { name: polish(tasks.session.reason) }), 'Burza.');
  await userEvent.click(form.getByRole('button', { name: tasks.session.submit }));
  await expect(await canvas.findByText(tasks.done)).toBeVisible();
  await says(canvas, status.right);
};

export const CancelASession: Story = {
  globals: phone,
  play: async (context) => {
    await cancelSession(context);
    await tab(context, views.changes);
    await expect(context.canvas.getByText(/krakow-juniors-2025-09-13\.cancelled/)).toBeVisible();
  },
};

export const UndoAndRedo: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await cancelSession(context);
    await userEvent.click(canvas.getByRole('button', { name: status.undo }));
    await says(canvas, status.unchanged);
    await userEvent.click(canvas.getByRole('button', { name: status.redo }));
    await says(canvas, '1 change');
  },
};

/** The rules of `add:sessions`: a plan with a mistake says so at its field, and adds nothing. */
export const DatesThatCannotBe: Story = {
  play: async ({ canvas, userEvent }) => {
    const task = await canvas.findByRole('combobox', { name: tasks.label }, { timeout: 10_000 });
    await says(canvas, status.right);
    await userEvent.selectOptions(task, 'dates');
    const form = within(canvas.getByRole('form', { name: tasks.dates.title }));
    const choose = (label: string, value: string) =>
      userEvent.selectOptions(form.getByRole('combobox', { name: label }), value);
    await choose(tasks.dates.city, 'warsaw');
    await choose(tasks.dates.group, 'juniors');
    await choose(tasks.dates.venue, 'krakow-club-ground');
    await choose(tasks.dates.weekday, 'sunday');
    // As a native picker does: letter by letter they would be no times and no days on the way.
    const pick = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    pick(tasks.dates.begins, '10:00');
    pick(tasks.dates.ends, '12:00');
    pick(tasks.dates.from, '2026-10-01');
    pick(tasks.dates.until, '2026-10-31');
    await userEvent.click(form.getByRole('button', { name: tasks.dates.submit }));
    await expect(await form.findByRole('alert')).toHaveTextContent('expected a venue of warsaw');
    await choose(tasks.dates.venue, 'warsaw-sports-centre');
    await userEvent.click(form.getByRole('button', { name: tasks.dates.submit }));
    await expect(await canvas.findByText(tasks.done)).toBeVisible();
    await says(canvas, '1 change');
  },
};

/** Every file has the form of its schema, in both languages; a mistake is said at its field and leads there. */
export const AMistake: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tab(context, views.files);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: files.choose }), 'words/faq');
    await userEvent.click(canvas.getByText('head', { selector: 'summary' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: polish('Title') }));
    await says(canvas, '1 mistake');
    const mistakes = within(canvas.getByRole('region', { name: deskWords.mistakes.title }));
    await userEvent.click(mistakes.getByRole('button'));
    const title = canvas.getByRole('textbox', { name: polish('Title') });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription(/expected at least 1 character/);
    await expect(title).toHaveAccessibleDescription(new RegExp(files.missing));
    await tab(context, views.publish);
    await expect(canvas.getByText(publish.mistakes)).toBeVisible();
  },
};

/** Lists are sorted by buttons, entries by id are added and removed, in both languages at once. */
export const ListsAndEntries: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tab(context, views.files);
    const file = canvas.getByRole('combobox', { name: files.choose });
    await userEvent.selectOptions(file, 'facts/groups');
    await userEvent.click(canvas.getByText('juniors', { selector: 'summary' }));
    await userEvent.click(canvas.getByRole('button', { name: `${files.down}: juniors` }));
    await expect(canvas.getAllByRole('group')[1]).toHaveTextContent('juniors');
    await userEvent.selectOptions(file, 'words/groups');
    await userEvent.type(canvas.getByRole('textbox', { name: `${files.key}: groups` }), 'women');
    await userEvent.click(canvas.getByRole('button', { name: files.add }));
    await expect(canvas.getByText('women', { selector: 'summary' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${files.remove}: women` }));
    await expect(canvas.queryByText('women', { selector: 'summary' })).toBeNull();
    await says(canvas, status.right);
  },
};

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
  play: async ({ canvas }) => says(canvas, status.checking),
};

export const Changes: Story = {
  args: { machine: withDraft },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await says(canvas, '1 change');
    await tab(context, views.changes);
    await expect(await canvas.findByText('Questions')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${changes.drop} 1` }));
    await expect(canvas.getByText(changes.none)).toBeVisible();
  },
};

/** The site has moved on since the draft began: the person chooses. */
export const Conflict: Story = {
  tags: ['state:desk.work.open.conflict'],
  args: { machine: deskWith({ open: () => openedWith(kickerDraft('What it was', 'Questions')) }) },
  play: async (context) => {
    const { canvas } = context;
    await tab(context, views.changes);
    await expect(await canvas.findByText(changes.conflict.title)).toBeVisible();
  },
};

export const ConflictSolved: Story = {
  ...Conflict,
  tags: [],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tab(context, views.changes);
    await userEvent.click(await canvas.findByRole('button', { name: changes.mine }));
    await waitFor(() => expect(canvas.queryByText(changes.conflict.title)).toBeNull());
    await says(canvas, status.right);
  },
};

const publishing: Play = async (context) => {
  const { canvas, userEvent } = context;
  await says(canvas, status.right);
  await tab(context, views.publish);
  await userEvent.click(canvas.getByRole('button', { name: publish.patch.submit }));
};

const publishWith = (end: () => Promise<'published' | 'offline'>) =>
  deskWith({ open: () => openedWith(kickerDraft('FAQ', 'Questions')), publish: end });

export const Publishing: Story = {
  tags: ['state:desk.work.open.publishing'],
  args: { machine: publishWith(never) },
  play: async (context) => {
    await publishing(context);
    await expect(context.canvas.getByRole('button', { name: publish.publishing })).toBeVisible();
  },
};

export const Published: Story = {
  tags: ['state:desk.work.open.published'],
  args: { machine: withDraft },
  play: async (context) => {
    await publishing(context);
    await expect(await context.canvas.findByText(publish.published)).toBeVisible();
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
    await says(canvas, status.right);
    await tab(context, views.publish);
    await userEvent.click(canvas.getByRole('button', { name: publish.develop.submit }));
    await expect(await canvas.findByText(publish.develop.done)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: publish.goOn }));
    await says(canvas, status.right);
  },
};

export const Failed: Story = {
  tags: ['state:desk.work.open.failed'],
  args: { machine: publishWith(() => Promise.reject(new Error('Refused'))) },
  play: async (context) => {
    await publishing(context);
    await expect(await context.canvas.findByText(publish.failed.title)).toBeVisible();
    await expect(context.canvas.getByText('Refused')).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['state:desk.work.open.offline'],
  args: { machine: publishWith(async () => 'offline') },
  play: async (context) => {
    await publishing(context);
    await expect(await context.canvas.findByText(publish.offline.title)).toBeVisible();
  },
};

export const Keeping: Story = {
  tags: ['state:desk.draft.keeping'],
  args: { machine: deskWith({ keep: never }) },
  play: async (context) => {
    await cancelSession(context);
    await says(context.canvas, status.keeping);
  },
};

/** Storage is full or blocked. */
export const NotKept: Story = {
  tags: ['state:desk.draft.unkept'],
  args: { machine: deskWith({ keep: () => Promise.reject(new Error('QuotaExceededError')) }) },
  play: async (context) => {
    await cancelSession(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(deskWords.unkept.title);
  },
};

export const TwoTabs: Story = {
  tags: ['state:desk.draft.elsewhere'],
  args: { machine: deskWith({ keep: async () => undefined }) },
  play: async (context) => {
    await cancelSession(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(deskWords.elsewhere.title);
  },
};
