import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { languages } from '../../../tests/fixtures/otherLanguages';
import { offerAnswered } from '../../browser/storage/offerAnswered';
import { LanguageOfferSlot } from './LanguageOfferSlot';

const [polish] = languages;

/** A browser with these wishes. */
const wishing =
  (...wishes: string[]) =>
  () => {
    offerAnswered.set(false);
    Object.defineProperty(navigator, 'languages', { configurable: true, value: wishes });
    return () => void Reflect.deleteProperty(navigator, 'languages');
  };

const meta = {
  component: LanguageOfferSlot,
  args: { locale: 'en', languages, version: 1 },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '12rem' } } },
  beforeEach: wishing('pl-PL', 'pl', 'en'),
} satisfies Meta<typeof LanguageOfferSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrefersAnother: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: polish?.offer?.label })).toBeVisible();
  },
};

/** What is not published is passed over. */
export const PrefersOneThatIsNotThere: Story = {
  beforeEach: wishing('de', 'pl'),
  play: PrefersAnother.play,
};

export const PrefersThisOne: Story = {
  tags: ['no-root'],
  beforeEach: wishing('de', 'en-US', 'pl'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
