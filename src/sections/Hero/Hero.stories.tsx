import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { inPolish, phone } from '../../../tests/fixtures/frames';
import { homeScreen } from '../../../tests/fixtures/home';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { Hero } from './Hero';
import { HeroKicker } from './HeroKicker';

const { hero } = homeScreen;

const meta = {
  component: Hero,
  subcomponents: { HeroKicker },
  args: hero,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inPolish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: hero.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: hero.start.label })).toHaveAttribute(
      'href',
      hero.start.href,
    );
    await expect(canvas.getByRole('link', { name: hero.cta.label })).toHaveAttribute('href', hero.cta.href);
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};

/** The picture is below the text, in portrait format. */
export const OnAPhone: Story = {
  globals: phone,
  parameters: inPolish,
  play: async ({ canvas }) => {
    const img = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(img.currentSrc).toBe(hero.narrow.images.fallback?.src));
  },
};

/** The longest texts that the admin may write. */
export const LongWords: Story = {
  args: {
    title: 'Witamy w Akademii Krykieta Wisła, najmłodszej w Krakowie, Warszawie i okolicach',
    subtitle:
      'Budujemy przyszłość krykieta w Polsce: dwa miasta, jedna rzeka, międzynarodowe ambicje i sto uśmiechów',
    cta: { label: 'Dołącz do naszych najnowszych programów', href: '/programs' },
  },
};

export const LongWordsOnAPhone: Story = { ...LongWords, globals: phone };

export const BrokenPicture: Story = {
  args: { picture: brokenPicture, narrow: brokenPicture.image },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByAltText(brokenPicture.alt)).not.toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** The ball has left the bat and stays as the dot of the line above the title; elsewhere in Storybook less motion is wished for. */
export const BallLanded: Story = {
  beforeEach: () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('reduced-motion') ? 'not all' : query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('·')).toHaveAttribute('data-landed'), { timeout: 10_000 });
  },
};

/** A line without a dot has no place for a ball. */
export const WithoutDot: Story = {
  args: { kicker: 'Krakow and Warsaw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Krakow and Warsaw')).toBeVisible();
    await expect(canvas.queryByText('·')).toBeNull();
  },
};
