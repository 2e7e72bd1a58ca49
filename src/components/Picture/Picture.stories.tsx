import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { laptop, phone } from '../../../tests/fixtures/frames';
import { brokenPicture, image, picture } from '../../../tests/fixtures/pictures';
import { Picture } from './Picture';

const meta = {
  component: Picture,
  args: { picture: picture('card'), onFail: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lazy: Story = {
  play: async ({ canvas, args }) => {
    const img = canvas.getByRole('img', { name: args.picture.alt });
    await expect(img).toHaveAttribute('loading', 'lazy');
    await expect(img).not.toHaveAttribute('fetchpriority');
    await expect(args.onFail).not.toHaveBeenCalled();
  },
};

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const img = canvas.getByRole('img');
    await expect(img).toHaveAttribute('loading', 'eager');
    await expect(img).toHaveAttribute('fetchpriority', 'high');
  },
};

/** A place that is wider than the fragment says, so that no small file is chosen for it. */
export const InAWidePlace: Story = {
  args: { picture: picture('portrait', 1), sizes: '30rem' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('sizes', '30rem');
    for (const source of canvasElement.querySelectorAll('source'))
      await expect(source).toHaveAttribute('sizes', '30rem');
  },
};

export const Portrait: Story = { args: { picture: picture('portrait', 1) } };

/** Its space is reserved before it loads. */
export const KeepsItsPlace: Story = {
  args: { picture: { ...picture('card'), image: { ...image('card'), images: { sources: [] } } } },
  play: async ({ canvas, args }) => {
    const { width, height } = canvas.getByAltText(args.picture.alt).getBoundingClientRect();
    await expect(height / width).toBeCloseTo(0.75, 1);
  },
};

export const WideCrop: Story = {
  args: { picture: picture('wide'), narrow: image('tall', 3) },
  globals: laptop,
  play: async ({ canvas, args }) => {
    const img = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(img.currentSrc).toBe(args.picture.image.images.fallback?.src));
  },
};

export const NarrowCrop: Story = {
  args: { picture: picture('wide'), narrow: image('tall', 3) },
  globals: phone,
  play: async ({ canvas, args }) => {
    const img = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(img.currentSrc).toBe(args.narrow?.images.fallback?.src));
  },
};

/** Next to text that says the same. */
export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('presentation')).toHaveAttribute('alt', '');
  },
};

/** Only its background colour stays, and `onFail` is called once. */
export const Broken: Story = {
  args: { picture: brokenPicture, priority: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onFail).toHaveBeenCalledOnce());
    await expect(canvas.getByAltText(brokenPicture.alt)).not.toBeVisible();
  },
};
