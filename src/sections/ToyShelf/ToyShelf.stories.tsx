import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { shelfTiles } from '../../../tests/fixtures/coaching';
import { hovered, laptop, phone } from '../../../tests/fixtures/frames';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { ToyShelf } from './ToyShelf';

const meta = {
  component: ToyShelf,
  args: { toys: shelfTiles.slice(1) },
} satisfies Meta<typeof ToyShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(args.toys.length);
  },
};

export const SixOnAPhone: Story = { globals: phone };

export const ByKeyboard: Story = {
  globals: laptop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
  },
};

export const Hovered: Story = { parameters: hovered };

export const LongWordsAndABrokenPicture: Story = {
  args: {
    toys: shelfTiles
      .slice(1)
      .map((toy, n) =>
        n === 1 ? { ...toy, title: 'Międzynarodowe obozy szkoleniowe', picture: brokenPicture } : toy,
      ),
  },
};
