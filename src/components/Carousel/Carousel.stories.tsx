import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { hovered } from '../../../tests/fixtures/frames';
import {
  brokenGallery,
  galleryPictures,
  silentGallery,
  wordyGallery,
} from '../../../tests/fixtures/galleries';
import { layout } from '../../../tests/fixtures/layout';
import { reads, said, says } from '../../../tests/fixtures/reads';
import { Carousel } from './Carousel';
import { CarouselEngine } from './CarouselEngine';

const meta = {
  component: Carousel,
  subcomponents: { CarouselEngine },
  args: { label: said('Excellence in Action'), pictures: galleryPictures },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const words = layout.interface.carousel;
const gallery = { loop: true, align: 'start', onEnlarge: fn() } as const;

/** Waits until the engine has taken over the track. */
async function engineOf(canvas: Canvas): Promise<HTMLElement> {
  const carousel = await canvas.findByRole('region', { name: reads('Excellence in Action') });
  await waitFor(() => expect(carousel).toHaveAttribute('data-state', 'engine'), { timeout: 5000 });
  return carousel;
}

const slides = (carousel: HTMLElement) => [
  ...carousel.querySelectorAll<HTMLElement>(`[aria-roledescription="${words.slideRole}"]`),
];

/** `6 of 6`, whatever the language says for "of". */
const inView = (carousel: HTMLElement) =>
  slides(carousel)
    .filter((slide) => !slide.inert)
    .map((slide) => slide.getAttribute('aria-label')?.replace(/\s\S+\s/, ' of '));

/** The default: centred, no loop. The buttons are disabled at the ends and keep the focus there. */
export const Centred: Story = {
  play: async ({ canvas, userEvent }) => {
    const carousel = await engineOf(canvas);
    const next = canvas.getByRole('button', { name: reads('Next slide') });
    await expect(canvas.getByRole('button', { name: reads('Previous slide') })).toBeDisabled();
    for (let n = 1; n < galleryPictures.length; n++) await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await expect(inView(carousel)).toContain('6 of 6');
  },
};

export const Gallery: Story = {
  args: gallery,
  play: async ({ canvas, userEvent, args }) => {
    const carousel = await engineOf(canvas);
    await expect(carousel).toHaveAttribute('aria-roledescription', words.role);
    await expect(slides(carousel)).toHaveLength(6);
    const before = inView(carousel);
    await userEvent.click(canvas.getByRole('button', { name: reads('Previous slide') }));
    await expect(inView(carousel)).toContain('6 of 6');
    await userEvent.click(canvas.getByRole('button', { name: reads('Next slide') }));
    await expect(inView(carousel)).toEqual(before);
    const [first] = canvas.getAllByRole('button', { name: says('Enlarge picture') });
    if (first) await userEvent.click(first);
    await expect(args.onEnlarge).toHaveBeenCalledWith(0);
  },
};

export const ByKeyboard: Story = {
  args: gallery,
  play: async ({ canvas, userEvent }) => {
    const carousel = await engineOf(canvas);
    await userEvent.keyboard('{ArrowRight}');
    await expect(inView(carousel)).toContain('1 of 6');

    await userEvent.tab();
    // With Alt it is the browser's: forward in the history.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(inView(carousel)).toContain('1 of 6');
    await userEvent.keyboard('{ArrowRight}');
    await expect(inView(carousel)).not.toContain('1 of 6');
    await expect(slides(carousel)[1]).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(inView(carousel)).toContain('1 of 6');
  },
};

/** The track follows the pointer and, when released, rests at the next picture. */
export const Dragged: Story = {
  args: gallery,
  play: async ({ canvas, step }) => {
    const carousel = await engineOf(canvas);
    const [first] = slides(carousel);
    if (!first) throw new Error('There is no slide.');
    const start = first.getBoundingClientRect();
    // The engine uses screen coordinates.
    const at = (dragged: number) => ({ screenX: start.right - dragged, screenY: start.top + 40 });
    await step('it follows', async () => {
      await fireEvent.mouseDown(first, at(0));
      await fireEvent.mouseMove(first, at(start.width * 0.8));
      await waitFor(() =>
        expect(first.getBoundingClientRect().left).toBeLessThan(start.left - start.width / 2),
      );
    });
    await step('and rests', async () => {
      await fireEvent.mouseUp(first, at(start.width * 0.8));
      await waitFor(() => expect(inView(carousel)).not.toContain('1 of 6'));
    });
  },
};

export const OnGreen: Story = {
  args: gallery,
  decorators: [
    (Story) => (
      <div data-tone="green" style={{ padding: '2rem', background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
};

/** Brings the picture with the given index into view. */
export const ShowsOne: Story = {
  args: { ...gallery, show: 5 },
  play: async ({ canvas }) => {
    await expect(inView(await engineOf(canvas))).toContain('6 of 6');
  },
};

export const OnePicture: Story = {
  args: { ...gallery, pictures: galleryPictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await engineOf(canvas);
    await expect(canvas.queryByRole('button', { name: reads('Next slide') })).toBeNull();
  },
};

export const TwoPictures: Story = {
  args: { ...gallery, pictures: galleryPictures.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(inView(await engineOf(canvas))).toContain('1 of 2');
  },
};

export const NoPicture: Story = {
  args: { ...gallery, pictures: [] },
  tags: ['no-root'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const BrokenPicture: Story = {
  args: { ...gallery, pictures: brokenGallery },
  tags: ['logs'],
  beforeEach: () => {
    spyOn(console, 'error');
  },
  play: async ({ canvas }) => {
    const carousel = await engineOf(canvas);
    await waitFor(() => expect(slides(carousel)).toHaveLength(2));
    const src = brokenGallery[0]?.image.images.fallback?.src;
    await expect(console.error).toHaveBeenCalledTimes(1);
    await expect(console.error).toHaveBeenCalledWith(`Failed to load image: ${src}`);
  },
};

export const LongCaptions: Story = { args: { ...gallery, pictures: wordyGallery } };

/** On hover, only the zoom icon appears. */
export const WithoutCaptions: Story = {
  args: { ...gallery, pictures: silentGallery },
  parameters: hovered,
  play: async ({ canvas }) => {
    const carousel = await engineOf(canvas);
    await expect(carousel.querySelector('figcaption')).toBeNull();
  },
};

export const PicturesOnly: Story = {
  play: async ({ canvas }) => {
    await engineOf(canvas);
    await expect(canvas.queryByRole('button', { name: says('Enlarge picture') })).toBeNull();
  },
};

/** Caption and zoom icon appear on hover or focus. After another story its rounded corners are drawn a little otherwise each time. */
export const Hovered: Story = {
  tags: ['own-page'],
  args: gallery,
  parameters: hovered,
  play: async ({ canvas }) => {
    await engineOf(canvas);
  },
};
