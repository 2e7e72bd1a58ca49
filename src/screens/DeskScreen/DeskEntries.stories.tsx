import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, within } from 'storybook/test';
import { deskWords } from '../../../tests/fixtures/desk/desk';
import { chooseTab, expectStatus, oneChange, openTask } from '../../../tests/fixtures/desk/deskPlays';
import { deskStory } from '../../../tests/fixtures/desk/deskStory';
import { phone } from '../../../tests/fixtures/frames';
import { said, spaced } from '../../../tests/fixtures/reads';
import { Desk } from './Desk';
import { DeskEntries } from './DeskEntries';
import { MapFields } from './FieldView';
import { PictureField } from './PictureField';

const meta = {
  ...deskStory,
  component: Desk,
  subcomponents: { DeskEntries, MapFields, PictureField },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const { status, tasks, files, views } = deskWords;

/** A form of its own: nothing of it has to be looked for in files. */
export const PutUpANotice: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openTask(context, 'notice');
    const { notice } = tasks;
    const form = within(canvas.getByRole('form', { name: notice.title }));
    const type = (label: string, text: string) =>
      userEvent.type(form.getByRole('textbox', { name: label }), text);
    await type(`${notice.heading} (English)`, 'Storm');
    await type(`${notice.text} (English)`, 'The ground is closed.');
    await type(`${notice.heading} (Polski)`, 'Burza');
    await type(`${notice.text} (Polski)`, 'Boisko jest nieczynne.');
    const pick = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    pick(notice.starts, '2025-09-06T08:00');
    pick(notice.ends, '2025-09-07T08:00');
    await userEvent.selectOptions(form.getByRole('combobox', { name: notice.where }), 'some');
    await userEvent.selectOptions(form.getByRole('combobox', { name: notice.city }), 'krakow');
    await userEvent.click(form.getByRole('button', { name: notice.submit }));
    await expectStatus(canvas, oneChange);
    await expect(canvas.queryByRole('region', { name: spaced(deskWords.mistakes.title) })).toBeNull();
    await chooseTab(context, views.changes);
    await expect(canvas.getAllByText(/notice-2025-09-06/)[0]).toBeVisible();
  },
};

/** The facts and the words of a role in one place, with the rule about consent above them. */
export const TheTeam: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openTask(context, 'team');
    await expect(canvas.getByText(spaced(tasks.team.intro))).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: tasks.team.choose }), 'ceo');
    await expect(canvas.getAllByRole('textbox', { name: /English/ })[0]).toBeVisible();
  },
};

export const TheTeamOnAPhone: Story = { ...TheTeam, globals: phone };

/** A new entry is put into the facts and the words of all languages; what it lacks is said at once. */
export const ANewPlayer: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openTask(context, 'players');
    await userEvent.type(canvas.getByRole('textbox', { name: spaced(files.key) }), 'The Newcomer');
    await userEvent.click(canvas.getByRole('button', { name: spaced(files.add) }));
    await expect(canvas.getByRole('combobox', { name: tasks.players.choose })).toHaveValue('the-newcomer');
    await expect(await canvas.findByRole('region', { name: spaced(deskWords.mistakes.title) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${files.remove}: the-newcomer` }));
    await expectStatus(canvas, status.right);
    await expect(canvas.queryByRole('option', { name: 'the-newcomer' })).toBeNull();
  },
};

/** Pictures are chosen by what is to be seen. */
export const WordsOfPictures: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openTask(context, 'pictures');
    await userEvent.click(canvas.getByText(files.allPictures));
    const [, second] = canvas.getAllByRole('button', { pressed: false });
    if (second) await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('combobox', { name: tasks.pictures.choose })).not.toHaveValue('');
  },
};

/** All texts of a page, in both languages. */
export const WordsOfAPage: Story = {
  globals: phone,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openTask(context, 'page');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: tasks.page.choose }), 'faq');
    await expect(canvas.getByText(spaced(said('Head of the page')), { selector: 'summary' })).toBeVisible();
  },
};
