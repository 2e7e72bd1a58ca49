import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { playerCards, unknownPlayer } from '../../../tests/fixtures/galleries';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { reads, said, spaced } from '../../../tests/fixtures/reads';
import { PlayerCards } from './PlayerCards';

const meta = {
  component: PlayerCards,
  args: {
    label: said('Kids Teams'),
    players: playerCards,
    unnamed: said('Player {n}'),
    unskilled: said('Skills to be added'),
  },
} satisfies Meta<typeof PlayerCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Team: Story = {};

export const NothingKnown: Story = {
  args: { players: ['a', 'b'].map(unknownPlayer) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: spaced(said('Player {n}').replace('{n}', '2')) }),
    ).toBeVisible();
    await expect(canvas.getAllByText(reads('Skills to be added'))).toHaveLength(2);
  },
};

export const WithoutPortraits: Story = {
  args: { players: playerCards.map((player) => ({ ...player, picture: null })) },
};

export const LongWords: Story = {
  args: {
    players: [
      {
        ...unknownPlayer('long'),
        name: 'Niezatrzymywalny Krakowianin',
        skills: 'Wszechstronny zawodnik, rzuca prawą ręką',
      },
      ...playerCards.slice(0, 3),
    ],
  },
};

export const One: Story = { args: { players: playerCards.slice(0, 1) } };

/** A shirt with the number replaces the portrait. */
export const BrokenPortrait: Story = {
  args: {
    players: playerCards
      .slice(0, 4)
      .map((player, n) => (n === 0 ? { ...player, picture: brokenPicture } : player)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1')).toBeVisible();
  },
};
