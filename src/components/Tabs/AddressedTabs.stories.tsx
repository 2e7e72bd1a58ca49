import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { narrow, withoutScripts } from '../../../tests/fixtures/frames';
import { replaceHash } from '../../browser/address/hash';
import { AddressedTabs } from './AddressedTabs';

const groups = (city: string) =>
  ['Juniors', 'Seniors'].map((label) => ({
    value: label.toLowerCase(),
    address: `${city}-${label.toLowerCase()}`,
    label,
    content: <p>{`${label} of ${city}`}</p>,
  }));

const cities = ['krakow', 'warsaw'].map((value) => ({
  value,
  label: value,
  holds: (hash: string) => hash.startsWith(`${value}-`),
  content: <AddressedTabs label={`Groups: ${value}`} items={groups(value)} within={value} variant="plain" />,
}));

const meta = {
  component: AddressedTabs,
  args: { label: 'City', items: cities },
} satisfies Meta<typeof AddressedTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const hash = () => window.location.hash;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Juniors of krakow')).toBeVisible();
    await expect(hash()).toBe('');
  },
};

/**
 * A click pushes a history entry, which one step back undoes; tests/browser/phoneAndDesktop/addressedTabs.spec.ts goes all the way
 * back.
 */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const push = spyOn(window.history, 'pushState');
    await userEvent.click(canvas.getByRole('tab', { name: 'warsaw' }));
    await expect(hash()).toBe('#warsaw');
    await userEvent.click(
      within(canvas.getByRole('tabpanel', { name: 'warsaw' })).getByRole('tab', { name: 'Seniors' }),
    );
    await expect(hash()).toBe('#warsaw-seniors');
    await expect(push).toHaveBeenCalledTimes(2);
    window.history.back();
    await waitFor(() => expect(hash()).toBe('#warsaw'));
    await waitFor(() => expect(canvas.getByText('Juniors of warsaw')).toBeVisible());
  },
};

/** Key presses push no history entries. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const push = spyOn(window.history, 'pushState');
    await waitFor(() =>
      expect(canvas.getByRole('tablist', { name: 'City' })).toHaveAttribute('tabindex', '0'),
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('Juniors of warsaw')).toBeVisible());
    await expect(hash()).toBe('#warsaw');
    await expect(push).not.toHaveBeenCalled();
  },
};

export const FromTheAddress: Story = {
  beforeEach: () => replaceHash('warsaw-seniors'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seniors of warsaw')).toBeVisible();
    replaceHash('main');
    await expect(canvas.getByText('Seniors of warsaw')).toBeVisible();
    replaceHash('krakow-seniors');
    await waitFor(() => expect(canvas.getByText('Seniors of krakow')).toBeVisible());
  },
};

/** Not all tabs fit: the one named by the hash is scrolled into view. */
export const FromTheAddressInANarrowPlace: Story = {
  args: {
    items: ['Focus Areas', 'Standards', 'Coaching Pathway', 'Global Coaching Certification'].map((label) => ({
      value: label.toLowerCase().replaceAll(' ', '-'),
      label,
      content: <p>{label}</p>,
    })),
  },
  decorators: [narrow],
  beforeEach: () => replaceHash('global-coaching-certification'),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() => {
      const { left, right } = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(list.left - 1);
      expect(right).toBeLessThanOrEqual(list.right + 1);
    });
  },
};

/** All panels are readable, and each hash leads to a panel's heading. */
export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    for (const group of ['krakow', 'warsaw'].flatMap(groups)) {
      await expect(canvas.getByText(group.content.props.children)).toBeVisible();
      await expect(document.getElementById(group.address)).toHaveTextContent(group.label);
    }
  },
};
