import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
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
    // Keeps the browser from following the link and leaving the story.
    window.addEventListener('click', followed);
    return () => {
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
    await expect(followed.mock.lastCall?.[0].defaultPrevented).toBe(true);
    await waitFor(() => expect(status).toHaveTextContent(spacedIn(offline)));
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
