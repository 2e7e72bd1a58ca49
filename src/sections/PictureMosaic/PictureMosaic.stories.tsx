import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { laptop, onSurface, phone } from '../../../tests/fixtures/frames';
import {
  brokenGallery,
  mosaicPictures,
  silentGallery,
  wordyGallery,
} from '../../../tests/fixtures/galleries';
import { reads, says } from '../../../tests/fixtures/reads';
import { replaceHash } from '../../browser/address/hash';
import { PictureMosaic } from './PictureMosaic';

const meta = {
  component: PictureMosaic,
  args: { collection: 'moments', pictures: mosaicPictures },
  decorators: [onSurface('white')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PictureMosaic>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The share of the mosaic that its tiles cover, gaps and what goes on to the window's edges left out. */
function covered(canvasElement: HTMLElement): number {
  const list = canvasElement.querySelector('ul');
  const { width, height } = list?.getBoundingClientRect() ?? new DOMRect();
  const gap = list ? Number.parseFloat(getComputedStyle(list).columnGap) : 0;
  const tiles = [...(list?.children ?? [])].map((tile) => tile.getBoundingClientRect());
  const area = tiles.reduce(
    (sum, tile) => sum + (Math.min(tile.width, width) + gap) * (tile.height + gap),
    0,
  );
  return area / ((width + gap) * (height + gap));
}

const fillsItsRows: Story['play'] = async ({ canvasElement }) => {
  await expect(covered(canvasElement)).toBeCloseTo(1, 2);
};

export const Default: Story = { globals: laptop, play: fillsItsRows };

export const OnAPhone: Story = { globals: phone, play: fillsItsRows };

export const OpensAndCloses: Story = {
  globals: laptop,
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('button', { name: says('Enlarge picture') });
    if (second) await userEvent.click(second);
    await screen.findByRole('dialog');
    await expect(window.location.hash).toBe('#photo=moments/2');
    await waitFor(() => expect(screen.getByText(/^2 \S+ 6$/, { selector: 'dialog *' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: reads('Close picture') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(second).toHaveFocus());
  },
};

/** By keyboard, a tile's caption is shown with its focus. */
export const Focused: Story = {
  globals: laptop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveFocus();
  },
};

export const OpenFromTheAddress: Story = {
  beforeEach: () => replaceHash('photo=moments/4'),
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByText(/^4 \S+ 6$/, { selector: 'dialog *' })).toBeVisible());
  },
};

/** What cannot be loaded keeps its place and its caption. */
export const BrokenPicture: Story = {
  args: { pictures: brokenGallery },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(brokenGallery.length);
  },
};

export const LongCaptions: Story = { args: { pictures: wordyGallery }, globals: phone };

export const WithoutCaptions: Story = { args: { pictures: silentGallery } };

export const NoPicture: Story = { args: { pictures: [] }, tags: ['no-root'] };
