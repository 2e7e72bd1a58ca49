import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { knownPlace, places, wordyPlace } from '../../../tests/fixtures/contact';
import { onSurface, phone, withoutScripts } from '../../../tests/fixtures/frames';
import { language, say } from '../../../tests/fixtures/language';
import { layout } from '../../../tests/fixtures/layout';
import { spaced, spacedIn } from '../../../tests/fixtures/reads';
import { builtAt, builtLater, calendarWords, invitations, paper } from '../../../tests/fixtures/schedule';
import {
  cancelledSession,
  eveningSession,
  firstSession,
  laterSession,
  movedSession,
  nightSession,
  secondSession,
  sessions,
  wordySession,
} from '../../../tests/fixtures/sessions';
import { SessionCalendar } from './SessionCalendar';
import { SessionList } from './SessionList';
import { SessionTicket } from './SessionTicket';

const { status } = layout.interface;
const inSeptember = { en: /^Sep \d+$/, pl: /^\d+ wrz$/ }[language];
const [krakow, warsaw] = calendarWords.cities;
const [juniors, seniors] = calendarWords.groups;

const meta = {
  component: SessionCalendar,
  subcomponents: { SessionList, SessionTicket },
  args: { words: calendarWords, sessions, venues: places, paper, invitation: invitations.sessions, builtAt },
  decorators: [onSurface('cream')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SessionCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: krakow.label })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: juniors.label })).toHaveAttribute('aria-selected', 'true');
    const [next, later] = canvas.getAllByRole('listitem');
    await expect(next).toHaveTextContent(calendarWords.nextTitle);
    await expect(next).toHaveTextContent(spacedIn(sessions[2]?.daysText ?? ''));
    await expect(later).not.toHaveTextContent(calendarWords.nextTitle);
  },
};

export const BetweenTwoSessions: Story = {
  parameters: { now: '2025-09-20T12:00:00+02:00' },
  play: async ({ canvas, userEvent }) => {
    const [next, past] = canvas.getAllByRole('listitem');
    await expect(next).toHaveTextContent(
      spacedIn(`${calendarWords.nextTitle} · ${say({ en: 'in 7 days', pl: 'za 7 dni' })}`),
    );
    const fold = past?.closest('details');
    await expect(fold).not.toHaveAttribute('open');
    await userEvent.click(within(fold ?? document.body).getByText(`${calendarWords.over} (1)`));
    await expect(fold).toHaveAttribute('open');
    await expect(past).toHaveTextContent(status.over);
    await expect(canvas.queryByText(calendarWords.allOver)).not.toBeInTheDocument();
  },
};

export const DuringTheLastMinute: Story = {
  parameters: { now: '2025-09-13T20:59:00+02:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(status.today);
  },
};

/** Cancelled: it stays in its place, crossed out, and the next one is the next that takes place. */
export const Cancelled: Story = {
  args: { sessions: [cancelledSession, secondSession] },
  play: async ({ canvas }) => {
    const [next, off] = canvas.getAllByRole('listitem');
    await expect(off).toHaveTextContent(spacedIn(`${status.cancelled}: ${cancelledSession.change.reason}`));
    await expect(off).not.toHaveTextContent(status.upcoming);
    await expect(off).not.toHaveTextContent(calendarWords.nextTitle);
    await expect(next).toHaveTextContent(calendarWords.nextTitle);
  },
};

/** Moved to another day and another place: the old ones are struck through. */
export const Moved: Story = {
  args: { sessions: [firstSession, movedSession] },
  play: async ({ canvas }) => {
    const item = within(canvas.getAllByRole('listitem')[1] ?? document.body);
    const gone = item.getAllByRole('deletion').map(({ textContent }) => textContent);
    const { weekday, daysText, timesText, venue } = secondSession;
    await expect(gone).toEqual([
      `${status.previously}: ${weekday}, ${daysText}, ${timesText}`,
      `${status.previously}: ${venue}`,
    ]);
    await expect(item.getByText(spaced(movedSession.timesText))).toBeVisible();
    await expect(item.getByText(spaced(movedSession.venue))).toBeVisible();
    await expect(item.getByText(status.upcoming)).toBeVisible();
  },
};

/** Moved to another hour: the place is said once. */
export const MovedByAnHour: Story = {
  args: { sessions: [firstSession, laterSession] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('deletion')).toHaveLength(1);
  },
};

export const ChangesOnAPhone: Story = {
  args: { sessions: [cancelledSession, movedSession] },
  globals: phone,
};

/** All that a venue may say of itself. */
export const WithEverythingKnown: Story = {
  args: { venues: [knownPlace] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spaced(knownPlace.ways[0]?.text ?? ''))).toBeVisible();
  },
};

/** The usual times stay, with a friendly message and a link to ask. */
export const AllOver: Story = {
  args: { builtAt: builtLater },
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('tabpanel', { name: juniors.label }));
    await expect(panel.getByText(spaced(calendarWords.allOver))).toBeVisible();
    await expect(panel.getByRole('link', { name: spaced(calendarWords.ask.label) })).toHaveAttribute(
      'href',
      calendarWords.ask.href,
    );
    await expect(panel.getAllByText(status.over)).toHaveLength(2);
    await expect(panel.queryByText(calendarWords.nextTitle)).not.toBeInTheDocument();
  },
};

export const None: Story = {
  args: { sessions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: juniors.label })).toHaveTextContent(
      spacedIn(calendarWords.none),
    );
  },
};

/** Two on a day: once the first is over, the second is next. */
export const TwoOnADay: Story = {
  args: { sessions: [firstSession, eveningSession, secondSession] },
  parameters: { now: '2025-09-13T21:10:00+02:00' },
  play: async ({ canvas }) => {
    const [next, later, past] = canvas.getAllByRole('listitem');
    await expect(next).toHaveTextContent(spacedIn(eveningSession.timesText));
    await expect(next).toHaveTextContent(calendarWords.nextTitle);
    await expect(later).toHaveTextContent(spacedIn(secondSession.timesText));
    await expect(past).toHaveTextContent(spacedIn(firstSession.timesText));
    await expect(past).toHaveTextContent(status.over);
  },
};

/** Past midnight: it is still the same session, and not over. */
export const PastMidnight: Story = {
  args: { sessions: [nightSession, secondSession] },
  parameters: { now: '2025-09-27T00:40:00+02:00' },
  play: async ({ canvas }) => {
    const [next] = canvas.getAllByRole('listitem');
    await expect(next).toHaveTextContent(spacedIn(nightSession.timesText));
    await expect(next).toHaveTextContent(spacedIn(nightSession.daysText));
    await expect(canvas.queryByText(status.over)).not.toBeInTheDocument();
  },
};

export const Many: Story = {
  args: {
    sessions: [1, 2, 3, 4].flatMap((month) =>
      sessions.map((session) => ({ ...session, key: `${session.key}-${month}` })),
    ),
  },
};

/** A parent looks for seniors in Warsaw; both choices are tabs. */
export const ByTabs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: warsaw.label }));
    await expect(canvas.getByText(spacedIn(warsaw.regular), { ignore: '[data-paper] *' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: seniors.label }));
    const days = canvas
      .getAllByRole('listitem')
      .map((item) => within(item).getByText(inSeptember).textContent?.match(/\d+/)?.[0]);
    await expect(days).toEqual(['7', '21', '28']);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const selected = (name: string) =>
      waitFor(() => expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus());
    await userEvent.click(canvas.getByRole('tab', { name: krakow.label }));
    await userEvent.keyboard('{End}');
    await selected(warsaw.label);
    await userEvent.keyboard('{Home}');
    await selected(krakow.label);
  },
};

/** What comes out is `SchedulePaper`, of the city that is chosen. */
export const Printed: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: calendarWords.paper.print }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('heading', { name: krakow.paperTitle })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  args: {
    words: {
      ...calendarWords,
      nextTitle: 'Najbliższe zajęcia ogólnorozwojowe',
      perMonth: 'Cztery dziewięćdziesięciominutowe zajęcia miesięcznie w każdej grupie wiekowej.',
    },
    sessions: [wordySession],
    venues: [wordyPlace],
  },
};

export const LongWordsOnAPhone: Story = { ...LongWords, globals: phone };

export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    for (const text of canvas.getAllByText(inSeptember)) await expect(text).toBeVisible();
    await expect(canvas.queryByRole('button', { name: calendarWords.paper.print })).not.toBeInTheDocument();
  },
};
