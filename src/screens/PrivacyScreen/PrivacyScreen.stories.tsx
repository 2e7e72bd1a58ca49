import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { withoutScripts } from '../../../tests/fixtures/frames';
import { picture } from '../../../tests/fixtures/pictures';
import { languageLabel, languages } from '../../../tests/fixtures/policy';
import { PrivacyScreen } from './PrivacyScreen';

const meta = {
  component: PrivacyScreen,
  args: {
    picture: picture('head'),
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

export const English: Story = {};

export const Polish: Story = { args: { language: 'pl' } };

export const Switched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PL' }));
    const title = canvas.getByRole('heading', { level: 1, name: 'Polityka prywatności' });
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'pl');
    await expect(canvas.getByRole('heading', { name: 'Twoje prawa dostępu' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Your access rights' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'EN' }));
    await expect(canvas.getByRole('heading', { name: 'Your access rights' })).toBeVisible();
  },
};

export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your access rights' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Twoje prawa dostępu' })).toBeVisible();
  },
};
