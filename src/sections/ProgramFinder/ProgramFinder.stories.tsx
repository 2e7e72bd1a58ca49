import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { programFinder, wordyFinder } from '../../../tests/fixtures/finder';
import { focused, hovered, narrow, onSurface, phone, withoutScripts } from '../../../tests/fixtures/frames';
import { language, say } from '../../../tests/fixtures/language';
import { reads, spaced, spacedIn } from '../../../tests/fixtures/reads';
import { firstSession } from '../../../tests/fixtures/sessions';
import { FinderPanel } from './FinderPanel';
import { FinderQuestion } from './FinderQuestion';
import { FinderResult } from './FinderResult';
import { ProgramFinder } from './ProgramFinder';

const { words } = programFinder;
const [krakow] = words.cities;

/** How the subject of a mail about it begins. */
const subject = language === 'en' ? 'Junior Training in Krakow' : 'Dzieci i młodzież w Krakowie';

const meta = {
  component: ProgramFinder,
  subcomponents: { FinderPanel, FinderQuestion, FinderResult },
  args: programFinder,
  decorators: [onSurface('green')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProgramFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the finder and gives these answers, counted from 1, one question after the other. */
async function answer(element: HTMLElement, ...answers: readonly number[]): Promise<void> {
  const line = element.querySelector('summary');
  if (!line) throw new Error('There is no line to open.');
  await userEvent.click(line);
  const finder = within(element);
  for (const place of answers) {
    const radio = (await finder.findAllByRole('radio'))[place - 1];
    if (!radio) throw new Error(`There is no answer ${place}.`);
    await userEvent.click(radio);
    const forward = element.querySelector('[type=submit]');
    if (!forward) throw new Error('There is no button to go on.');
    await userEvent.click(forward);
  }
  await waitFor(() => expect(finder.getByRole('status')).toBeVisible());
}

const afterAnswers =
  (...answers: readonly number[]): Story['play'] =>
  ({ canvasElement }) =>
    answer(canvasElement, ...answers);

export const Folded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(words.title)).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
};

export const Hovered: Story = { parameters: hovered };

export const Focused: Story = { parameters: focused };

export const Who: Story = {
  tags: ['state:finder.who'],
  play: async ({ canvas, canvasElement }) => {
    await answer(canvasElement);
    await expect(canvas.getByRole('group', { name: words.questions.who.title })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(words.people.length);
    await expect(canvas.getByRole('button', { name: words.next })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: words.back })).not.toBeInTheDocument();
  },
};

export const Chosen: Story = {
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    await answer(canvasElement);
    await user.click(canvas.getByRole('radio', { name: new RegExp(words.people[1]?.label ?? '') }));
    await expect(canvas.getByRole('button', { name: words.next })).toBeEnabled();
  },
};

export const City: Story = {
  tags: ['state:finder.city'],
  play: async ({ canvas, canvasElement }) => {
    await answer(canvasElement, 1);
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
};

export const Goal: Story = { tags: ['state:finder.goal'], play: afterAnswers(1, 1) };

/** A parent looks for training in Krakow: the next session is that of the juniors there. */
export const Result: Story = {
  tags: ['state:finder.result'],
  play: async ({ canvas, canvasElement }) => {
    await answer(canvasElement, 1, 1, 1);
    await expect(canvas.getByRole('heading', { name: reads('Junior Training') })).toHaveFocus();
    await expect(canvas.getByText(spaced(words.result.next))).toBeVisible();
    await expect(canvas.getByText(spacedIn(say({ en: 'Sep 13', pl: '13 wrz' })))).toBeVisible();
    await expect(canvas.getByText(spaced(firstSession.venue))).toBeVisible();
    await expect(canvas.getByRole('link', { name: spaced(words.result.program) })).toHaveAttribute(
      'href',
      '/coaching/junior',
    );
    await expect(canvas.getByRole('link', { name: spaced(words.result.dates) })).toHaveAttribute(
      'href',
      '/schedule#krakow-juniors',
    );
    await expect(canvas.getByRole('link', { name: spaced(words.mail.label) })).toHaveAttribute(
      'href',
      expect.stringMatching(`^mailto:${programFinder.to}\\?subject=${encodeURIComponent(subject)}`),
    );
  },
};

export const SessionToday: Story = {
  parameters: { now: '2025-09-13T19:00:00+02:00' },
  play: afterAnswers(1, 1, 1),
};

/** While no session is to come, the city's weekly rhythm takes its place. */
export const NothingToCome: Story = {
  parameters: { now: '2026-01-20T12:00:00+01:00' },
  play: async ({ canvas, canvasElement }) => {
    await answer(canvasElement, 1, 1, 1);
    await expect(canvas.getByText(spaced(krakow?.rhythm ?? ''))).toBeVisible();
    await expect(canvas.queryByText(words.result.next)).not.toBeInTheDocument();
  },
};

export const NoSessions: Story = { args: { sessions: [] }, play: afterAnswers(3, 2, 1) };

export const DatesOnRequest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await answer(canvasElement, 2, 1, 2);
    await expect(canvas.getByText(spaced(words.result.request))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: spaced(words.result.dates) })).not.toBeInTheDocument();
  },
};

export const WithoutAGroup: Story = {
  play: async ({ canvas, canvasElement }) => {
    await answer(canvasElement, 4, 2, 1);
    await expect(canvas.queryByText(words.result.group)).not.toBeInTheDocument();
  },
};

export const BackAndAgain: Story = {
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    await answer(canvasElement, 1, 2, 1);
    await user.click(canvas.getByRole('button', { name: words.back }));
    await user.click(canvas.getByRole('button', { name: words.back }));
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await expect(canvas.getAllByRole('radio')[1]).toHaveFocus();
    await user.click(canvas.getByRole('button', { name: words.next }));
    await user.click(canvas.getByRole('button', { name: words.show }));
    await user.click(canvas.getByRole('button', { name: words.again }));
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** Tab, the arrow keys and Enter are enough. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    await answer(canvasElement);
    await canvas.findAllByRole('radio');
    await user.tab();
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: words.questions.city.title })).toBeVisible();
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
    await user.keyboard(' {Enter}');
    await user.keyboard(' {Enter}');
    await expect(canvas.getByRole('heading', { name: reads('Adult Training') })).toHaveFocus();
  },
};

/** With one city, its question is answered already. */
export const OneCity: Story = {
  args: { words: { ...words, cities: words.cities.slice(0, 1) } },
  play: async ({ canvas, canvasElement }) => {
    await answer(canvasElement, 1);
    await expect(canvas.getByRole('radio')).toBeChecked();
    await expect(canvas.getByRole('button', { name: words.next })).toBeEnabled();
  },
};

export const OnCream: Story = {
  args: { tone: 'green' },
  decorators: [onSurface('cream')],
  play: afterAnswers(1, 1, 1),
};

export const QuestionOnCream: Story = {
  args: { tone: 'green' },
  decorators: [onSurface('cream')],
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    await answer(canvasElement);
    const [first] = await canvas.findAllByRole('radio');
    if (first) await user.click(first);
  },
};

export const FoldedOnAPhone: Story = { globals: phone };

export const WhoOnAPhone: Story = { globals: phone, play: afterAnswers() };

export const ResultOnAPhone: Story = { globals: phone, play: afterAnswers(1, 1, 1) };

export const InANarrowPlace: Story = { decorators: [narrow], play: afterAnswers(1, 1, 1) };

export const LongWords: Story = { args: wordyFinder, play: afterAnswers(1, 1) };

export const LongWordsOnAPhone: Story = { args: wordyFinder, globals: phone, play: afterAnswers(1, 1, 1) };

export const WithoutScripts: Story = {
  tags: ['no-root'],
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.title)).not.toBeVisible();
  },
};
