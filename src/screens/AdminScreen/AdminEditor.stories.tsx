import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { adminWords } from '../../../tests/fixtures/admin';
import { adminInput } from '../../../tests/fixtures/paths/adminPaths';
import { pictures } from '../../../tests/fixtures/pictures';
import { reads, says, spaced, spacedIn } from '../../../tests/fixtures/reads';
import { adminMachine } from '../../machines/admin/adminMachine';
import { AdminEditor, type AdminEditorProps } from './AdminEditor';
import { AdminPanel } from './AdminPanel';
import { LoginForm } from './LoginForm';
import { SectionForm } from './SectionForm';

type Check = () => Promise<boolean>;

/** An admin actor with this password check. Nothing outside the story changes. */
const admin = (checkPassword: Check) =>
  createActor(
    adminMachine.provide({
      actors: { checkPassword: fromPromise(checkPassword), askBeforeLeaving: fromCallback(() => {}) },
      actions: { goBack: () => {}, publish: () => {} },
    }),
    { input: adminInput },
  ).start();

const right = async () => true;
const wrong = async () => false;
const never = () => new Promise<boolean>(() => {});
const unsupported = async () => Promise.reject(new Error('crypto.subtle is undefined'));

/** Creates a new admin actor each time the story starts. */
function Visit({ check, ...props }: Omit<AdminEditorProps, 'actor'> & { check: Check }) {
  const [actor] = useState(() => admin(check));
  return <AdminEditor {...props} actor={actor} />;
}

const meta = {
  component: AdminEditor,
  subcomponents: { LoginForm, AdminPanel, SectionForm },
  args: { photos: pictures.slice(0, 4), words: adminWords, input: adminInput, actor: admin(right) },
  argTypes: { actor: { table: { disable: true } }, input: { table: { disable: true } } },
} satisfies Meta<typeof AdminEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types a password first, then runs `play`. */
const afterLogin =
  (play: NonNullable<Story['play']>): Story['play'] =>
  async (context) => {
    await context.userEvent.type(context.canvas.getByLabelText(reads('Password')), 'a guess{Enter}');
    await play(context);
  };

export const LoggedOut: Story = { tags: ['state:admin.session.loggedOut.ready', 'state:admin.drafts.none'] };

export const Checking: Story = {
  tags: ['state:admin.session.loggedOut.checking'],
  render: (args) => <Visit {...args} check={never} />,
  play: afterLogin(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: reads('Checking the password…') })).toBeVisible();
  }),
};

export const Refused: Story = {
  tags: ['state:admin.session.loggedOut.refused'],
  render: (args) => <Visit {...args} check={wrong} />,
  play: afterLogin(async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      says('Invalid password. Please try again.'),
    );
    await waitFor(() => expect(canvas.getByLabelText(reads('Password'))).toHaveFocus());
  }),
};

export const WithoutWebCrypto: Story = {
  tags: ['state:admin.session.loggedOut.unsupported'],
  render: (args) => <Visit {...args} check={unsupported} />,
  play: afterLogin(async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Web Crypto');
  }),
};

export const LoggedIn: Story = {
  tags: ['state:admin.session.loggedIn'],
  render: (args) => <Visit {...args} check={right} />,
  play: afterLogin(async ({ canvas }) => {
    await expect(await canvas.findByText(reads('You are logged in as admin'))).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
  }),
};

export const WithADraft: Story = {
  tags: ['state:admin.drafts.some'],
  render: (args) => <Visit {...args} check={right} />,
  play: afterLogin(async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: reads('Title') }), ' back');
    await expect(canvas.getByText(reads('Not saved yet'))).toBeVisible();
  }),
};

export const Saved: Story = {
  render: (args) => <Visit {...args} check={right} />,
  play: afterLogin(async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: reads('Title') }), ' back');
    await userEvent.click(canvas.getByRole('button', { name: reads('Save Changes') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(says('Hero section has been updated'));
    await expect(canvas.queryByText(reads('Not saved yet'))).toBeNull();
    // The pointer on it keeps it for the picture.
    await userEvent.hover(canvas.getByText(says('Hero section has been updated')));
  }),
};

export const NotSaved: Story = {
  render: (args) => <Visit {...args} check={right} />,
  play: afterLogin(async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: reads('Title') }));
    await userEvent.click(canvas.getByRole('button', { name: reads('Save Changes') }));
    await expect(canvas.getByRole('textbox', { name: reads('Title') })).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  }),
};

/** The text is too long: the field says so, and Save keeps it as a draft. */
export const TooLong: Story = {
  render: (args) => <Visit {...args} check={right} />,
  play: afterLogin(async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: reads('Title') });
    await userEvent.type(title, ' to a title that has no end and no place to go');
    await expect(title).toHaveAccessibleDescription(spacedIn(adminWords.problems.long));
    await userEvent.click(canvas.getByRole('button', { name: spaced(adminWords.panel.save) }));
    await expect(title).toHaveFocus();
    await expect(canvas.getByText(spaced(adminWords.panel.unsaved))).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  }),
};

/** Each section has its own form. */
export const TheOtherSections: Story = {
  render: (args) => <Visit {...args} check={right} />,
  play: afterLogin(async ({ canvas, userEvent }) => {
    for (const { label, fields } of adminWords.sections.slice(1)) {
      await userEvent.click(await canvas.findByRole('tab', { name: label }));
      const form = within(canvas.getByRole('form', { name: label }));
      await expect(form.getAllByRole('textbox')).toHaveLength(fields.length);
    }
  }),
};

export const LoggedOutAgain: Story = {
  render: (args) => <Visit {...args} check={right} />,
  play: afterLogin(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: reads('Logout') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('You have been logged out of the admin panel'),
    );
    // The pointer on it keeps it for the picture.
    await userEvent.hover(canvas.getByText(says('You have been logged out of the admin panel')));
  }),
};
