import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { tiles } from '../../../tests/fixtures/coaching';
import { hovered, narrow, onSurface } from '../../../tests/fixtures/frames';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { programmes } from '../../../tests/fixtures/programs';
import { reads } from '../../../tests/fixtures/reads';
import { LinkTiles } from './LinkTiles';

const meta = {
  component: LinkTiles,
  args: { tiles },
} satisfies Meta<typeof LinkTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Even: Story = {
  args: { tiles: tiles.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: reads('Junior Training') })).toHaveAttribute(
      'href',
      '/coaching/junior',
    );
  },
};

export const Mosaic: Story = { args: { variant: 'mosaic' } };

/** In a page of its own: after other stories, pixels of its rounded corners change with each picture. */
export const Quilt: Story = { args: { tiles: programmes, variant: 'quilt' } };

export const WithoutPictures: Story = {
  args: { tiles: tiles.map(({ picture, ...tile }) => tile) },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
  },
};

export const OnGreen: Story = { decorators: [onSurface('green')] };

export const LongWords: Story = {
  args: {
    tiles: tiles.map((tile) => ({
      ...tile,
      title: 'Międzynarodowe obozy szkoleniowe',
      description: tile.description?.repeat(4),
    })),
  },
  decorators: [narrow],
};

export const Hovered: Story = { parameters: hovered };

export const BrokenPicture: Story = {
  args: { tiles: tiles.map((tile, n) => ({ ...tile, picture: n === 1 ? brokenPicture : tile.picture })) },
};
