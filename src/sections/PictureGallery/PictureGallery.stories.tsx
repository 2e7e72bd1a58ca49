import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { laptop } from '../../../tests/fixtures/frames';
import { brokenGallery, galleryPictures } from '../../../tests/fixtures/galleries';
import { say } from '../../../tests/fixtures/language';
import { layout } from '../../../tests/fixtures/layout';
import { reads, says, spaced } from '../../../tests/fixtures/reads';
import { replaceHash } from '../../browser/address/hash';
import { PictureGallery } from './PictureGallery';

const { slideRole } = layout.interface.carousel;

const meta = {
  component: PictureGallery,
  args: { collection: 'presidents-cup', label: 'Presidents Cup 2025', pictures: galleryPictures },
} satisfies Meta<typeof PictureGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  globals: laptop,
  play: async ({ canvas, userEvent }) => {
    // The engine replaces the buttons, so focus could not return to one pressed before it started.
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'engine'));
    const [, second] = canvas.getAllByRole('button', { name: says('Enlarge picture') });
    if (second) await userEvent.click(second);
    await screen.findByRole('dialog');
    await expect(window.location.hash).toBe('#photo=presidents-cup/2');
    await waitFor(() =>
      expect(
        screen.getByText(spaced(say({ en: '2 of 6', pl: '2 z 6' })), { selector: 'dialog *' }),
      ).toBeVisible(),
    );

    await userEvent.click(screen.getByRole('button', { name: reads('Next picture') }));
    await expect(window.location.hash).toBe('#photo=presidents-cup/3');
    await userEvent.click(screen.getByRole('button', { name: reads('Close picture') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(window.location.hash).toBe('');
    await waitFor(() => expect(second).toHaveFocus());
  },
};

export const OpenFromTheAddress: Story = {
  beforeEach: () => replaceHash('photo=presidents-cup/4'),
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() =>
      expect(
        screen.getByText(spaced(say({ en: '4 of 6', pl: '4 z 6' })), { selector: 'dialog *' }),
      ).toBeVisible(),
    );
  },
};

export const OtherAddress: Story = {
  beforeEach: () => replaceHash('photo=presidents-cup/40'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const NoPicture: Story = { args: { pictures: [] }, tags: ['no-root'] };

export const BrokenPicture: Story = {
  args: { pictures: brokenGallery },
  tags: ['logs'],
  play: async ({ canvas }) => {
    const slides = () => canvas.getByRole('region').querySelectorAll(`[aria-roledescription="${slideRole}"]`);
    await waitFor(() => expect(slides()).toHaveLength(brokenGallery.length - 1));
  },
};
