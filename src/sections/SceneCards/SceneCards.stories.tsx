import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { homeScreen } from '../../../tests/fixtures/home';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { SceneCards } from './SceneCards';

const { cards } = homeScreen.benefits;

const meta = {
  component: SceneCards,
  args: { cards },
  decorators: [onSurface('amber')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SceneCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(cards.length);
  },
};

export const InANarrowPlace: Story = { decorators: [narrow] };

export const OnATablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

export const WithoutPictures: Story = { args: { cards: cards.map((card) => ({ ...card, picture: null })) } };

export const BrokenPictures: Story = {
  args: { cards: cards.map((card) => ({ ...card, picture: brokenPicture })) },
};

export const LongWords: Story = {
  args: {
    cards: cards.map((card, n) => ({
      ...card,
      title: `Dziewięćdziesięciominutowe przygotowanie ogólnorozwojowe: ${n}`,
      description: 'Konstantynopolitańczykowianeczka uczestniczy w najdłuższych rozgrzewkach sezonu. '.repeat(
        3,
      ),
    })),
  },
};
