import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { adminWords } from '../../../tests/fixtures/admin';
import { adminInput } from '../../../tests/fixtures/adminPaths';
import { adminMachine } from '../../machines/admin/adminMachine';
import { AdminDesk } from './AdminDesk';

/** An admin whose password is checked like this; nothing leaves the story. */
const admin = (checkPassword: () => Promise<boolean>) =>
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

const meta = {
  component: AdminDesk,
  args: { words: adminWords, input: adminInput, actor: admin(right) },
  argTypes: { actor: { table: { disable: true } }, input: { table: { disable: true } } },
} satisfies Meta<typeof AdminDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story that begins with somebody typing a password. */
const afterLogin = (check: () => Promise<boolean>, play: NonNullable<Story['play']>): Story => ({
  render: (args) => <AdminDesk {...args} actor={admin(check)} key={String(Math.random())} />,
  play: async (context) => {
    await context.userEvent.type(context.canvas.getByLabelText('Password'), 'a guess{Enter}');
    await play(context);
  },
});

export const LoggedOut: Story = { args: { actor: admin(wrong) } };

export const Checking = afterLogin(never, async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Checking the password…' })).toBeVisible();
});

export const Refused = afterLogin(wrong, async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid password. Please try again.');
  await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
});

export const WithoutWebCrypto = afterLogin(unsupported, async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Web Crypto is missing');
});

export const LoggedIn = afterLogin(right, async ({ canvas }) => {
  await expect(await canvas.findByText('You are logged in as admin')).toBeVisible();
  await expect(canvas.getAllByRole('tab')).toHaveLength(4);
});

export const WithADraft = afterLogin(right, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' back');
  await expect(canvas.getByText('Not saved yet')).toBeVisible();
});

export const Saved = afterLogin(right, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' back');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
  await expect(canvas.getByRole('status')).toHaveTextContent('Hero section has been updated');
  await expect(canvas.queryByText('Not saved yet')).toBeNull();
});

export const NotSaved = afterLogin(right, async ({ canvas, userEvent }) => {
  await userEvent.clear(await canvas.findByRole('textbox', { name: 'Title' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

export const LoggedOutAgain = afterLogin(right, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
  await expect(canvas.getByRole('status')).toHaveTextContent('You have been logged out of the admin panel');
});
