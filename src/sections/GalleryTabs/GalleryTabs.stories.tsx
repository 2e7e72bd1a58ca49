import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { galleryScreen } from '../../../tests/fixtures/galleries';
import { reads, says } from '../../../tests/fixtures/reads';
import { replaceHash } from '../../browser/address/hash';
import { GalleryTabs } from './GalleryTabs';

const { tabsLabel, empty, galleries } = galleryScreen.tournaments;

const meta = {
  component: GalleryTabs,
  args: { label: tabsLabel, empty, galleries },
} satisfies Meta<typeof GalleryTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(says('Presidents Cup 2025'));
    await expect(canvas.getByRole('region', { name: reads('Presidents Cup 2025') })).toBeVisible();
  },
};

export const PicturesOnTheirWay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: reads('High Performance Camp') }));
    await expect(canvas.getByText(empty)).toBeVisible();
  },
};

export const OpenFromTheAddress: Story = {
  beforeEach: () => replaceHash('photo=germany-juniors/2'),
  play: async ({ canvas }) => {
    await screen.findByRole('dialog');
    const tab = canvas.getByRole('tab', { selected: true, hidden: true });
    await expect(tab).toHaveTextContent(says('Germany Juniors 2025'));
  },
};

export const OnAPhone: Story = { globals: phone };
