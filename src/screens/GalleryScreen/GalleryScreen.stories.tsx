import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor, within } from 'storybook/test';
import { galleryScreen } from '../../../tests/fixtures/galleries';
import { say } from '../../../tests/fixtures/language';
import { reads, says, spaced } from '../../../tests/fixtures/reads';
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
    await expect(canvas.getByRole('heading', { level: 1, name: reads('Vistula TEAM') })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: reads('Adults Teams') }));
    await expect(canvas.getByRole('heading', { name: reads('Coming Soon') })).toBeVisible();
  },
};

/** By keyboard: goes to the second tournament, enlarges a picture, looks at the next one and comes back. */
export const WalkedByKeyboard: Story = {
  beforeEach: () => () =>
    window.history.replaceState(null, '', window.location.pathname + window.location.search),
  play: async ({ canvas, userEvent, step }) => {
    const [first, second] = galleryScreen.tournaments.galleries;
    const panel = () => within(canvas.getByRole('tabpanel', { name: second?.label }));
    await step('to the second tournament by arrow', async () => {
      canvas.getByRole('tab', { name: first?.label }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('tab', { name: second?.label })).toHaveFocus());
      await waitFor(() => expect(panel().getByRole('region')).toHaveAttribute('data-state', 'engine'));
    });
    const [picture] = panel().getAllByRole('button', { name: says('Enlarge picture') });
    await step('to its first picture by Tab', async () => {
      for (let steps = 0; document.activeElement !== picture && steps < 8; steps++) await userEvent.tab();
      await expect(picture).toHaveFocus();
    });
    await step('enlarges it, and looks at the next one', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() =>
        expect(
          screen.getByText(spaced(say({ en: '2 of 4', pl: '2 z 4' })), { selector: 'dialog *' }),
        ).toBeVisible(),
      );
    });
    await step('comes back to where it was', async () => {
      screen.getByRole('button', { name: reads('Close picture') }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(picture).toHaveFocus());
    });
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
