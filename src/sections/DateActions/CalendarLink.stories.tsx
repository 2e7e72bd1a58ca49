import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, spyOn, within } from 'storybook/test';
import { inPolish, onSurface, phone, withoutScripts } from '../../../tests/fixtures/frames';
import { calendarWords } from '../../../tests/fixtures/schedule';
import { outside } from '../../browser/outside';
import { CalendarDialog } from './CalendarDialog';
import { CalendarLink } from './CalendarLink';

const { dates: words } = calendarWords;

const meta = {
  component: CalendarLink,
  subcomponents: { CalendarDialog },
  args: {
    words,
    choice: { kind: 'feed', title: 'Juniors, Krakow', file: `${words.feedsHref}krakow-juniors.ics` },
    children: words.subscribe,
  },
  decorators: [onSurface('white')],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof CalendarLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** A calendar that keeps up with changes, of one group or of everything. */
export const Feed: Story = {
  parameters: inPolish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: words.subscribe }));
    const dialog = within(await screen.findByRole('dialog', { name: /Juniors, Krakow/ }));
    await expect(dialog.getByRole('link', { name: words.device })).toHaveAttribute(
      'href',
      expect.stringMatching(/^webcal:.*krakow-juniors\.ics$/),
    );
    const copy = spyOn(outside, 'copy').mockResolvedValue(true);
    await userEvent.click(dialog.getByRole('button', { name: words.copy }));
    await expect(copy).toHaveBeenCalledWith(expect.stringMatching(/^http.*krakow-juniors\.ics$/));
    await expect(dialog.getByRole('status')).toHaveTextContent(words.copied);
    await userEvent.click(dialog.getByRole('button', { name: words.all }));
    await expect(dialog.getByRole('textbox', { name: words.address })).toHaveDisplayValue(/all\.ics$/);
  },
};

export const FeedOnAPhone: Story = { ...Feed, globals: phone };

/** A link to the calendar itself. */
export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words.subscribe })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/calendar\/krakow-juniors\.ics$/),
    );
  },
};
