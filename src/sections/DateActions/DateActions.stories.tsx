import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { focused, hovered, inPolish, onSurface, phone, withoutScripts } from '../../../tests/fixtures/frames';
import { calendarWords } from '../../../tests/fixtures/schedule';
import { firstSession } from '../../../tests/fixtures/sessions';
import { outside } from '../../browser/outside';
import { CalendarDialog } from './CalendarDialog';
import { DateActions } from './DateActions';

const { dates: words } = calendarWords;
const name = `${firstSession.weekday}, ${firstSession.daysText}`;

const meta = {
  component: DateActions,
  subcomponents: { CalendarDialog },
  args: {
    words,
    name,
    date: {
      title: 'Cricket: Juniors, Krakow',
      starts: firstSession.starts,
      ends: firstSession.ends,
      wholeDays: false,
      location: firstSession.venue,
      file: `${words.feedsHref}sessions/${firstSession.key}.ics`,
      page: `${words.pageHref}#session-${firstSession.key}`,
    },
  },
  decorators: [onSurface('white')],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof DateActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Hovered: Story = { parameters: hovered };

export const Focused: Story = { parameters: focused };

/** All ways to keep one date; the first one is its own file. */
export const OneDate: Story = {
  parameters: inPolish,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: `${words.add}: ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: args.date.title }));
    await expect(dialog.getByRole('link', { name: words.file })).toHaveAttribute(
      'href',
      expect.stringMatching(/sessions\/krakow-juniors-2025-09-13\.ics$/),
    );
    await expect(dialog.getByRole('link', { name: new RegExp(words.google) })).toBeVisible();
    await expect(dialog.getByRole('link', { name: new RegExp(words.outlook) })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: words.address })).toHaveDisplayValue(
      new RegExp(`${args.date.page}$`),
    );
  },
};

export const OneDateOnAPhone: Story = { ...OneDate, globals: phone };

/** By keyboard: it opens with Enter, keeps the focus, closes with Escape and gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('link', { name: `${words.add}: ${name}` });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    for (let n = 0; n < 8; n++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.click(within(dialog).getByRole('button', { name: words.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Where the device has a way to share, it gets the link. */
export const Shared: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const share = spyOn(outside, 'share').mockResolvedValue('shared');
    await userEvent.click(canvas.getByRole('button', { name: `${words.share}: ${name}` }));
    await expect(share).toHaveBeenCalledWith({
      title: args.date.title,
      url: expect.stringContaining(args.date.page),
    });
    await expect(canvas.getByRole('button', { name: `${words.share}: ${name}` })).toBeVisible();
  },
};

/** Elsewhere the link is copied, and the button says so. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(outside, 'share').mockResolvedValue('copied');
    await userEvent.click(canvas.getByRole('button', { name: `${words.share}: ${name}` }));
    await expect(await canvas.findByRole('button', { name: `${words.shared}: ${name}` })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(words.shared);
  },
};

/** Where nothing can be copied, the link itself is shown. */
export const CannotBeCopied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    spyOn(outside, 'share').mockResolvedValue('failed');
    await userEvent.click(canvas.getByRole('button', { name: `${words.share}: ${name}` }));
    await expect(canvas.getByRole('status')).toHaveTextContent(args.date.page);
  },
};

/** A link to the file itself. */
export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `${words.add}: ${name}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/\.ics$/),
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
