import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { galleryScreen } from '../../../tests/fixtures/galleries';
import { GalleryScreen } from './GalleryScreen';

const meta = {
  component: GalleryScreen,
  args: galleryScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GalleryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vistula TEAM' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Adults Teams' }));
    await expect(canvas.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  },
};

export const PicturesOnTheirWay: Story = {
  args: {
    tournaments: {
      ...galleryScreen.tournaments,
      galleries: galleryScreen.tournaments.galleries.map((gallery) => ({ ...gallery, pictures: [] })),
    },
  },
};
