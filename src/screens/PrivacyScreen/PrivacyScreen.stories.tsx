import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { withoutScripts } from '../../../tests/fixtures/frames';
import { picture } from '../../../tests/fixtures/pictures';
import { languageLabel, languages } from '../../../tests/fixtures/privacyPolicy';
import { replaceHash } from '../../browser/address/hash';
import { PrivacyScreen } from './PrivacyScreen';

const meta = {
  component: PrivacyScreen,
  args: {
    picture: picture('cutOut'),
    languageLabel,
    languages,
    language: 'en',
    onLanguageChange: fn(),
    email: 'hello@vistula-cricket.example',
  },
  render: function Switching(args) {
    const [language, setLanguage] = useState(args.language);
    return <PrivacyScreen {...args} language={language} onLanguageChange={setLanguage} />;
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const headings = (code: 'en' | 'pl') => languages[code].sections.map(({ title }) => title);
const [english = '', polish = ''] = [headings('en').at(-1), headings('pl').at(-1)];

export const English: Story = {};

export const Polish: Story = { args: { language: 'pl' } };

export const Switched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PL' }));
    const title = canvas.getByRole('heading', { level: 1, name: 'Polityka prywatności' });
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'pl');
    await expect(canvas.getByRole('heading', { name: polish })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: english })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'EN' }));
    await expect(canvas.getByRole('heading', { name: english })).toBeVisible();
  },
};

export const FromAnAddress: Story = {
  beforeEach: () => replaceHash('pl'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'PL' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await expect(canvas.getByRole('heading', { level: 1, name: 'Polityka prywatności' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'EN' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    // Follow the consent dialog's link to the Polish text again.
    replaceHash('pl');
    await expect(
      canvas.findByRole('heading', { level: 1, name: 'Polityka prywatności' }),
    ).resolves.toBeVisible();
  },
};

export const FromASectionsAddress: Story = {
  beforeEach: () => replaceHash(languages.pl.sections.at(-1)?.id ?? ''),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'PL' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};

export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: english })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: polish })).toBeVisible();
  },
};
