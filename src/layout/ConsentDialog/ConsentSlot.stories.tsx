import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { fromPromise } from 'xstate';
import { onSurface } from '../../../tests/fixtures/frames';
import { language } from '../../../tests/fixtures/language';
import { layout } from '../../../tests/fixtures/layout';
import { spaced } from '../../../tests/fixtures/reads';
import { consentMachine } from '../../machines/consent/consentMachine';
import { ConsentSlot } from './ConsentSlot';

/** A machine whose storage holds this. */
const finding = (accepted: boolean) =>
  consentMachine.provide({
    actors: {
      readConsent: fromPromise(async () => accepted),
      withdrawConsent: fromPromise(async () => {}),
    },
  });

const { title } = layout.consent.languages[language];

const meta = {
  component: ConsentSlot,
  args: { words: layout.consent, version: 1, language: 'en', machine: finding(false) },
  argTypes: { machine: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">The page</button>
      </>
    ),
    onSurface('cream'),
  ],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof ConsentSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog appears once the page is usable, takes no focus, and is the first thing that Tab reaches. */
export const Arrived: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: spaced(title) });
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};

/** Opened by the visitor, it appears at once and takes the focus. */
export const AskedFor: Story = {
  args: { reopened: 1, machine: finding(true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: spaced(title) })).toHaveFocus();
  },
};
