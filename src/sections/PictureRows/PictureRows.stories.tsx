import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { facilitiesScreen } from '../../../tests/fixtures/about';
import { onSurface, phone } from '../../../tests/fixtures/frames';
import { brokenPicture, wordyPicture } from '../../../tests/fixtures/pictures';
import { PictureRows } from './PictureRows';

const meta = {
  component: PictureRows,
  args: { rows: facilitiesScreen.facilities.rows },
  decorators: [onSurface('cream')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PictureRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.rows.length);
  },
};

export const One: Story = { args: { rows: facilitiesScreen.facilities.rows.slice(0, 1) } };

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  args: {
    rows: facilitiesScreen.facilities.rows.map((row) => ({
      title: row.title.repeat(3),
      description: row.description.repeat(4),
      picture: wordyPicture,
    })),
  },
};

export const BrokenPicture: Story = {
  args: {
    rows: facilitiesScreen.facilities.rows.map((row, n) =>
      n === 0 ? { ...row, picture: brokenPicture } : row,
    ),
  },
};
