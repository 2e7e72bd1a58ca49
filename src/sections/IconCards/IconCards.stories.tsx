import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { homeScreen } from '../../../tests/fixtures/home';
import { IconCards } from './IconCards';

const { benefits, about, timeline } = homeScreen;

const meta = {
  component: IconCards,
  args: { cards: benefits.cards },
  decorators: [onSurface('cream')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IconCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(benefits.cards.length);
  },
};

export const InARow: Story = {
  args: { layout: 'row', cards: timeline.partners, title: timeline.partnersTitle },
};

export const WithATone: Story = {
  args: { tone: 'green', cards: timeline.achievements, title: timeline.achievementsTitle },
};

/** The group's heading is one level above the headings of its cards. */
export const WithTitle: Story = {
  args: { title: about.valuesTitle, cards: about.values },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: about.valuesTitle })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(about.values.length);
  },
};

export const OnAmber: Story = { decorators: [onSurface('amber')] };

export const OnGreen: Story = { decorators: [onSurface('green')] };

export const One: Story = { args: { cards: benefits.cards.slice(0, 1) } };

export const InANarrowPlace: Story = { decorators: [narrow] };

export const LongWords: Story = {
  args: {
    title: 'Najważniejsze międzynarodowe osiągnięcia krakowsko-warszawskie',
    cards: ['trophy', 'globe', 'shield'].map((icon) => ({
      icon,
      title: `Dziewięćdziesięciominutowe przygotowanie ogólnorozwojowe: ${icon}`,
      description: 'Konstantynopolitańczykowianeczka uczestniczy w najdłuższych rozgrzewkach sezonu. '.repeat(
        3,
      ),
    })),
  },
};
