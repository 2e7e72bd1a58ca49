import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow } from '../../../tests/fixtures/frames';
import { programs, small as tiles } from '../../../tests/fixtures/programs';
import { reads } from '../../../tests/fixtures/reads';

import { PointTiles } from './PointTiles';

const meta = {
  component: PointTiles,
  args: { title: programs.focus.smallTitle, tiles },
} satisfies Meta<typeof PointTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Tactical', 'Variable', 'Fixed', 'Game Based'])
      await expect(canvas.getByRole('heading', { name: reads(name) })).toBeVisible();
  },
};

export const Narrow: Story = { decorators: [narrow] };

export const LongWords: Story = {
  args: { tiles: tiles.map((tile) => ({ ...tile, points: tile.points.map((point) => point.repeat(4)) })) },
};
