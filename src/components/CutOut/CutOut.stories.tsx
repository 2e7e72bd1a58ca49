import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { brokenPicture, picture } from '../../../tests/fixtures/pictures';
import { CutOut } from './CutOut';

const meta = {
  component: CutOut,
  args: { picture: picture('cutOut') },
  decorators: [onSurface('green')],
} satisfies Meta<typeof CutOut>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.picture.alt })).toHaveAttribute('loading', 'eager');
  },
};

export const Narrow: Story = { decorators: [narrow] };

export const BrokenPicture: Story = { args: { picture: brokenPicture } };
