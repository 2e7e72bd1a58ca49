import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { deskWith, deskWords, never } from '../../../tests/fixtures/desk/desk';
import {
  cancelSession,
  chooseTab,
  expectStatus,
  oneChange,
  openTask,
} from '../../../tests/fixtures/desk/deskPlays';
import { deskStory } from '../../../tests/fixtures/desk/deskStory';
import { phone } from '../../../tests/fixtures/frames';
import { say } from '../../../tests/fixtures/language';
import { said, spaced, spacedIn } from '../../../tests/fixtures/reads';
import { Desk } from './Desk';
import { DeskChanges } from './DeskChanges';
import { DeskEnding } from './DeskEnding';
import { DeskFiles } from './DeskFiles';
import { DeskMistakes } from './DeskMistakes';
import { DeskPublish } from './DeskPublish';
import { DeskStatus } from './DeskStatus';
import { DeskTasks } from './DeskTasks';
import { Editing } from './Editing';
import { EntriesField } from './EntriesField';
import { FieldView } from './FieldView';
import { FlagField } from './FlagField';
import { Fold } from './Fold';
import { GitHubForm } from './GitHubForm';
import { LeafField } from './LeafField';
import { ListField } from './ListField';
import { NewEntry } from './NewEntry';
import { NumberField } from './NumberField';
import { TaskForm } from './TaskForm';
import { TaskTiles } from './TaskTiles';

const meta = {
  ...deskStory,
  component: Desk,
  subcomponents: {
    DeskChanges,
    DeskEnding,
    DeskFiles,
    DeskMistakes,
    DeskPublish,
    DeskStatus,
    DeskTasks,
    Editing,
    EntriesField,
    FieldView,
    FlagField,
    Fold,
    GitHubForm,
    LeafField,
    ListField,
    NewEntry,
    NumberField,
    TaskForm,
    TaskTiles,
  },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const { views, status, tasks, files, publish } = deskWords;
const polish = (label: string) => `${label} (Polski)`;

export const Loading: Story = {
  tags: ['state:desk.work.loading'],
  args: { machine: deskWith({ open: never }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(spacedIn(deskWords.loading));
  },
};

export const Unavailable: Story = {
  tags: ['state:desk.work.unavailable'],
  args: { machine: deskWith({ open: () => Promise.reject(new Error('Offline')) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(spacedIn(deskWords.unavailable.title));
    await userEvent.click(canvas.getByRole('button', { name: spaced(deskWords.retry) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Default: Story = {
  tags: ['state:desk.work.open.editing', 'state:desk.draft.kept'],
  play: async ({ canvas }) => {
    await expectStatus(canvas, status.right);
    await expect(canvas.getByRole('button', { name: spaced(tasks.session.title) })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Default, tags: [], globals: phone };

/** The most urgent use: a session does not take place. */
export const CancelASession: Story = {
  globals: phone,
  play: async (context) => {
    await cancelSession(context);
    await chooseTab(context, views.changes);
    await expect(context.canvas.getByText(/krakow-juniors-2025-09-13\.cancelled/)).toBeVisible();
  },
};

export const UndoAndRedo: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await cancelSession(context);
    await userEvent.click(canvas.getByRole('button', { name: spaced(status.undo) }));
    await expectStatus(canvas, status.unchanged);
    await userEvent.click(canvas.getByRole('button', { name: spaced(status.redo) }));
    await expectStatus(canvas, oneChange);
  },
};

/** The rules of `add:sessions`: a plan with a mistake says so at its field, and adds nothing. */
export const DatesThatCannotBe: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openTask(context, 'dates');
    const form = within(canvas.getByRole('form', { name: spaced(tasks.dates.title) }));
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
    await userEvent.click(form.getByRole('button', { name: spaced(tasks.dates.submit) }));
    await expect(await form.findByRole('alert')).toHaveTextContent('expected a venue of warsaw');
    await choose(tasks.dates.venue, 'warsaw-sports-centre');
    await userEvent.click(form.getByRole('button', { name: spaced(tasks.dates.submit) }));
    await expect(await canvas.findByText(spaced(tasks.done))).toBeVisible();
    await expectStatus(canvas, oneChange);
  },
};

/** Every file has the form of its schema, in both languages; a mistake is said at its field and leads there. */
export const AMistake: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseTab(context, views.files);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: spaced(files.choose) }), 'words/faq');
    await userEvent.click(canvas.getByText(spaced(said('Head of the page')), { selector: 'summary' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: polish(said('Title')) }));
    await expectStatus(canvas, say({ en: '1 mistake', pl: '1 błąd' }));
    const mistakes = within(canvas.getByRole('region', { name: spaced(deskWords.mistakes.title) }));
    await expect(mistakes.getByText(spacedIn(deskWords.mistakes.kinds.empty))).toBeVisible();
    await userEvent.click(mistakes.getByRole('button'));
    const title = canvas.getByRole('textbox', { name: polish(said('Title')) });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription(spacedIn(deskWords.mistakes.kinds.empty));
    await expect(title).toHaveAccessibleDescription(spacedIn(files.missing));
    await chooseTab(context, views.publish);
    await expect(canvas.getByText(spaced(publish.mistakes))).toBeVisible();
  },
};

/** Lists are sorted by buttons, entries by id are added and removed, in both languages at once. */
export const ListsAndEntries: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseTab(context, views.files);
    const file = canvas.getByRole('combobox', { name: spaced(files.choose) });
    await userEvent.selectOptions(file, 'facts/groups');
    const juniors = said('Junior Sessions');
    await userEvent.click(canvas.getByText(spaced(juniors), { selector: 'summary' }));
    await userEvent.click(canvas.getByRole('button', { name: `${files.down}: ${juniors}` }));
    await expect(canvas.getAllByRole('group')[1]).toHaveTextContent(spacedIn(juniors));
    await expect(canvas.getByRole('button', { name: `${files.up}: ${juniors}` })).toHaveFocus();
    await userEvent.selectOptions(file, 'words/groups');
    await userEvent.type(canvas.getByRole('textbox', { name: `${files.key}: ${said('Groups')}` }), 'women');
    await userEvent.click(canvas.getByRole('button', { name: `${files.add}: ${said('Groups')}` }));
    await expect(canvas.getByText('women', { selector: 'summary' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: `${files.remove}: women` }));
    await expect(canvas.queryByText('women', { selector: 'summary' })).toBeNull();
    await expectStatus(canvas, status.right);
  },
};
