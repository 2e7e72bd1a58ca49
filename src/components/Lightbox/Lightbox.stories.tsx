import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { hovered } from '../../../tests/fixtures/frames';
import {
  brokenGallery,
  galleryPictures,
  silentGallery,
  wordyGallery,
} from '../../../tests/fixtures/galleries';
import { reads } from '../../../tests/fixtures/reads';
import { Button } from '../Button/Button';
import { Lightbox, type LightboxProps } from './Lightbox';

/** Opens the lightbox like a slide does. */
function Opener(props: LightboxProps) {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <Button onClick={() => setIndex(props.index)}>Enlarge</Button>
      {index !== undefined && (
        <Lightbox
          {...props}
          index={index}
          onMove={setIndex}
          onClose={() => {
            props.onClose();
            setIndex(undefined);
          }}
        />
      )}
    </>
  );
}

const meta = {
  component: Lightbox,
  args: { pictures: galleryPictures, index: 0, onMove: fn(), onClose: fn() },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge' }));
    await screen.findByRole('dialog', { name: reads('Enlarged picture') });
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const position = () => screen.getByText(/^\d+ \S+ \d+$/).textContent?.replace(/\s\S+\s/, ' of ');

export const Open: Story = {};

export const ByKeyboard: Story = {
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{ArrowLeft}');
    await expect(position()).toBe('6 of 6');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(position()).toBe('2 of 6');

    const close = screen.getByRole('button', { name: reads('Close picture') });
    const next = screen.getByRole('button', { name: reads('Next picture') });
    next.focus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(next).toHaveFocus();

    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Enlarge' })).toHaveFocus();
  },
};

export const ByButtons: Story = {
  play: async (context) => {
    await meta.play(context);
    const { userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: reads('Next picture') }));
    await expect(position()).toBe('2 of 6');
    await userEvent.click(screen.getByRole('button', { name: reads('Previous picture') }));
    await expect(position()).toBe('1 of 6');
  },
};

export const OverlayCloses: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(screen.getByRole('dialog'));
    await expect(context.args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const OnePicture: Story = {
  args: { pictures: galleryPictures.slice(0, 1) },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.queryByRole('button', { name: reads('Next picture') })).toBeNull();
  },
};

export const LongCaption: Story = { args: { pictures: wordyGallery } };

/** The position of the picture is still shown. */
export const WithoutCaption: Story = {
  args: { pictures: silentGallery, index: 1 },
  play: async (context) => {
    await meta.play(context);
    await expect(position()).toBe('2 of 6');
    await expect(screen.getByRole('figure')).toHaveTextContent(/^2 \S+ 6$/);
  },
};

export const Hovered: Story = { parameters: hovered };

/** The caption and the buttons stay. */
export const BrokenPicture: Story = {
  args: { pictures: brokenGallery, index: 0 },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole('button', { name: reads('Next picture') })).toBeEnabled();
    await expect(position()).toBe('1 of 3');
  },
};
