import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { fill } from '../../../content/texts/fill';
import { hovered, narrow } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { brokenPicture, picture, wordyPicture } from '../../../tests/fixtures/pictures';
import { CarouselSlide } from './CarouselSlide';

const { carousel } = layout.interface;
const view = picture('card');
const name = fill(carousel.slide, { n: 2, total: 6 });

const meta = {
  component: CarouselSlide,
  args: { picture: view, index: 1, n: 2, total: 6, hidden: false, onFail: fn(), onEnlarge: fn() },
  decorators: [narrow],
} satisfies Meta<typeof CarouselSlide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enlargeable: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name })).toHaveAttribute(
      'aria-roledescription',
      carousel.slideRole,
    );
    await userEvent.click(canvas.getByRole('button', { name: `${carousel.enlarge}: ${view.alt}` }));
    await expect(args.onEnlarge).toHaveBeenCalledOnce();
  },
};

/** Caption and zoom icon appear on hover or focus. */
export const Hovered: Story = { parameters: hovered };

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(view.caption)).toHaveStyle({ opacity: '1' }));
  },
};

export const LongCaption: Story = { args: { picture: wordyPicture }, parameters: hovered };

export const WithoutCaption: Story = {
  args: { picture: { ...view, caption: undefined } },
  parameters: hovered,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('figcaption')).toBeNull();
  },
};

export const NotEnlargeable: Story = {
  args: { onEnlarge: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: view.alt })).toBeVisible();
  },
};

/** Out of view, nothing in the slide can be reached. */
export const OutOfView: Story = {
  args: { hidden: true },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvasElement.querySelector('fieldset')).toHaveAttribute('inert');
  },
};

/** The slide reports it to the carousel, which removes the slide. */
export const BrokenPicture: Story = {
  args: { picture: brokenPicture },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFail).toHaveBeenCalled());
  },
};
