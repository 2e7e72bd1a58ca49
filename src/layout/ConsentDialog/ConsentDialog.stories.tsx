import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { language } from '../../../tests/fixtures/language';
import { layout } from '../../../tests/fixtures/layout';
import { spaced } from '../../../tests/fixtures/reads';
import { consentMachine } from '../../machines/consent/consentMachine';
import { ConsentDialog, type ConsentDialogProps } from './ConsentDialog';

const { title, accept, decline } = layout.consent.languages[language];

/** An actor that never finishes. */
const never = <T,>() => new Promise<T>(() => {});

/** A machine whose storage holds this, and keeps nothing new. */
const finding = (accepted: boolean) =>
  consentMachine.provide({
    actors: {
      readConsent: fromPromise(async () => accepted),
      storeConsent: fromPromise(async () => {}),
      withdrawConsent: fromPromise(async () => {}),
    },
  });

const meta = {
  component: ConsentDialog,
  args: { words: layout.consent, version: 1, language: 'en', machine: finding(false) },
  argTypes: { machine: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof ConsentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  args: { machine: finding(false).provide({ actors: { readConsent: fromPromise(never<boolean>) } }) },
  tags: ['no-root', 'state:consent.reading'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Asking: Story = {
  tags: ['state:consent.asking'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: spaced(title) })).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: accept })).toBeDisabled();
    await expect(canvas.getByRole('dialog').contains(document.activeElement)).toBe(false);
  },
};

export const ReadyToAccept: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(canvas.getByRole('button', { name: accept })).toBeEnabled();
  },
};

export const InPolish: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', layout.consent.href);
    await userEvent.click(await canvas.findByRole('button', { name: 'PL' }));
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      language === 'pl' ? layout.consent.href : `${layout.consent.href}#pl`,
    );
    await expect(
      canvas.getByRole('dialog', { name: spaced('Pliki cookie i Twoja prywatność') }),
    ).toHaveAttribute('lang', 'pl');
    await userEvent.click(canvas.getByRole('button', { name: 'EN' }));
    await userEvent.click(canvas.getByRole('button', { name: 'PL' }));
    await expect(canvas.getByRole('button', { name: 'PL' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Storing: Story = {
  args: { machine: finding(false).provide({ actors: { storeConsent: fromPromise(never<void>) } }) },
  tags: ['no-root', 'state:consent.storing'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: accept }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Accepted: Story = {
  args: { machine: finding(true) },
  tags: ['no-root', 'state:consent.accepted'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Dismissed: Story = {
  tags: ['no-root', 'state:consent.dismissed'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Withdrawing: Story = {
  args: {
    reopened: 1,
    machine: finding(true).provide({ actors: { withdrawConsent: fromPromise(never<void>) } }),
  },
  tags: ['no-root', 'state:consent.withdrawing'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** A machine with storage of its own, for one story. */
function storing() {
  let stored = false;
  return consentMachine.provide({
    actors: {
      readConsent: fromPromise(async () => stored),
      storeConsent: fromPromise(async () => {
        stored = true;
      }),
    },
  });
}

/** Each page load is a new dialog with the same storage. */
function Loads(args: ConsentDialogProps) {
  const [machine] = useState(storing);
  const [load, setLoad] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setLoad(load + 1)}>
        Load the page again
      </button>
      <ConsentDialog {...args} machine={machine} key={load} />
    </>
  );
}

/** Declining holds until the next load: the visitor is asked again, accepts, and is not asked any more. */
export const DeclinedAndLaterAccepted: Story = {
  render: (args) => <Loads {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const again = canvas.getByRole('button', { name: 'Load the page again' });
    const gone = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await step('declines', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: decline }));
      await gone();
    });
    await step('is asked again on the next load, and accepts', async () => {
      await userEvent.click(again);
      await userEvent.click(await canvas.findByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: accept }));
      await gone();
    });
    await step('is not asked any more', async () => {
      await userEvent.click(again);
      await gone();
    });
  },
};

export const ReopenedFromTheFooter: Story = {
  args: { reopened: 1, machine: finding(true) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
  },
};
