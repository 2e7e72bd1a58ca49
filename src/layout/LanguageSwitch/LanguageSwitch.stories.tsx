import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { focused, hovered, laptop, onSurface } from '../../../tests/fixtures/frames';
import { languages, longName, polish } from '../../../tests/fixtures/otherLanguages';
import { replaceHash } from '../../browser/address/hash';
import { LanguageLink } from './LanguageLink';
import { LanguageSwitch } from './LanguageSwitch';

const meta = {
  component: LanguageSwitch,
  subcomponents: { LanguageLink },
  args: { languages: polish, place: 'footer' },
  decorators: [onSurface('green')],
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheHeader: Story = {
  args: { place: 'header' },
  globals: laptop,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Polski' });
    for (const attribute of ['lang', 'hreflang']) await expect(link).toHaveAttribute(attribute, 'pl');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/pl\/programs\//));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** A phone's header has no room for it. */
export const InTheHeaderOfAPhone: Story = {
  args: { place: 'header' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const InTheMenu: Story = { args: { place: 'menu' } };

export const InTheFooter: Story = {};

/** The open tab, question or stage goes with the visitor, the query too. */
export const KeepsThePlace: Story = {
  play: async ({ canvas }) => {
    replaceHash('standards');
    await waitFor(() =>
      expect(canvas.getByRole('link')).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/pl\/programs\/.*#standards$/),
      ),
    );
    replaceHash('');
    await waitFor(() =>
      expect(canvas.getByRole('link')).toHaveAttribute('href', expect.not.stringContaining('#')),
    );
  },
};

/** A text that stands on the page in two languages has a hash for each: it stays behind. */
export const LeavesALanguageBehind: Story = {
  decorators: [
    (Story) => (
      <main>
        <Story />
        <p data-anchors="of-language">Polityka prywatności</p>
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    replaceHash('en');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.not.stringContaining('#'));
  },
};

export const ThreeLanguagesInTheHeader: Story = {
  args: { place: 'header', languages },
  globals: laptop,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Українська' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/uk\/programs\//),
    );
  },
};

export const ThreeLanguagesInTheMenu: Story = { args: { place: 'menu', languages } };

export const ThreeLanguagesInTheFooter: Story = { args: { languages } };

export const LongName: Story = { args: { place: 'header', languages: longName }, globals: laptop };

/** One published language: there is nothing to switch. */
export const OneLanguage: Story = {
  args: { languages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const OnCream: Story = { decorators: [onSurface('cream')] };

export const Hovered: Story = { ...InTheHeader, parameters: hovered };

export const Focused: Story = { ...InTheHeader, parameters: focused };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).not.toBe('none');
  },
};
