import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { wordyEvent } from '../../../tests/fixtures/events';
import { phone } from '../../../tests/fixtures/frames';
import { language, say } from '../../../tests/fixtures/language';
import { layout } from '../../../tests/fixtures/layout';
import { spaced, spacedIn } from '../../../tests/fixtures/reads';
import { builtLater, calendarWords, eventWords, scheduleScreen } from '../../../tests/fixtures/schedule';
import { wordySession } from '../../../tests/fixtures/sessions';
import { ScheduleScreen } from './ScheduleScreen';

const { status } = layout.interface;

const meta = {
  component: ScheduleScreen,
  args: scheduleScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScheduleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvasElement.ownerDocument.getElementById('upcoming-events')).toBeVisible();
  },
};

export const During: Story = {
  parameters: { now: '2025-09-13T19:00:00+02:00' },
  play: async ({ canvas }) => {
    // One is a junior session in Krakow, the other the adults' event in Frankfurt.
    await expect(canvas.getAllByText(spaced(status.today))).toHaveLength(2);
    await expect(canvas.queryByText(spaced(eventWords.past))).not.toBeInTheDocument();
  },
};

export const After: Story = {
  args: { builtAt: builtLater },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: spaced(eventWords.past) })).toBeVisible();
    const panel = within(canvas.getByRole('tabpanel', { name: spaced(calendarWords.groups[0].label) }));
    await expect(panel.getByText(spaced(calendarWords.allOver))).toBeVisible();
  },
};

export const NothingListed: Story = {
  args: { sessions: [], events: { ...scheduleScreen.events, events: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spacedIn(eventWords.none))).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };

export const OnATablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

export const LongWords: Story = {
  args: {
    sessions: [wordySession],
    events: { ...scheduleScreen.events, events: [wordyEvent, ...scheduleScreen.events.events] },
  },
};

/** A parent from Warsaw looks for the next junior session and goes on to register. */
export const AParentFindsTheNextSession: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const [, warsaw] = calendarWords.cities;
    await step('chooses the city', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: spaced(warsaw.label) }));
    });
    await step('sees who the juniors are, and the next session with day, hours and place', async () => {
      const panel = within(canvas.getByRole('tabpanel', { name: spaced(calendarWords.groups[0].label) }));
      await expect(panel.getByText(/U-\u2060?12/)).toBeVisible();
      const next = panel.getByText(spacedIn(calendarWords.nextTitle)).closest('li');
      await expect(next).toHaveTextContent(
        language === 'en' ? /Sunday.*Sep 14.*10:00-12:00/ : /niedziela.*14\swrz.*10:00–\u206012:00/i,
      );
      await expect(next).toHaveTextContent(
        spacedIn(say({ en: 'Warsaw sports centre', pl: 'ośrodek sportowy w Warszawie' })),
      );
    });
    await step('registers', async () => {
      const { label, href } = scheduleScreen.register.link;
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    });
  },
};
