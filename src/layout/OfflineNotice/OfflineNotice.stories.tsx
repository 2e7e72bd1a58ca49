import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { spacedIn } from '../../../tests/fixtures/reads';
import { OfflineNotice } from './OfflineNotice';

const { offline } = layout.interface;
const followed = fn((event: Event) => event.preventDefault());

const meta = {
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '12rem', padding: '2rem' }}>
        <a href="/contact/">Contact</a>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    followed.mockClear();
    const reach = spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    // Keeps the browser from following the link and leaving the story.
    window.addEventListener('click', followed);
    return () => {
      reach.mockRestore();
      window.removeEventListener('click', followed);
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link does nothing but show the reason, which disappears when the connection is back. */
export const LinkFollowed: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('link'));
    await expect(followed).not.toHaveBeenCalled();
    await waitFor(() => expect(status).toHaveTextContent(spacedIn(offline)));
  },
};

/** The browser calls itself offline, but the site answers: the link is followed. */
export const WithinReach: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(window, 'fetch').mockResolvedValue(new Response());
    await userEvent.click(canvas.getByRole('link'));
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const OnAPhone: Story = { ...LinkFollowed, globals: phone };

export const BackOnline: Story = {
  play: async (context) => {
    await LinkFollowed.play?.(context);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(context.canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
