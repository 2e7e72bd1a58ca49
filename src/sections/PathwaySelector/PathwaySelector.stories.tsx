import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent } from 'storybook/test';
import { fill } from '../../../content/texts/fill';
import { focusedOnly, hovered, withoutScripts } from '../../../tests/fixtures/frames';
import { pathway } from '../../../tests/fixtures/programs';
import { reads, says, spaced, spacedIn } from '../../../tests/fixtures/reads';
import { PathwayRunner } from './PathwayRunner';
import { PathwaySelector } from './PathwaySelector';
import { PathwayStagePanel } from './PathwayStagePanel';

const meta = {
  component: PathwaySelector,
  subcomponents: { PathwayStagePanel, PathwayRunner },
  args: { words: pathway, stages: pathway.stages },
} satisfies Meta<typeof PathwaySelector>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects a stage by its place, counted from 1. */
const choose =
  (place: number): Story['play'] =>
  async ({ canvas, userEvent }) => {
    const tabs = await canvas.findAllByRole('tab');
    const stage = pathway.stages[place - 1];
    const tab = tabs[place - 1];
    if (!stage || !tab) throw new Error(`There is no stage ${place}.`);
    await userEvent.click(tab);
    await expect(canvas.getByRole('tabpanel', { name: spacedIn(stage.title) })).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(place));
    await expect(canvas.getByText(spaced(fill(pathway.progress, { n: place })))).toBeVisible();
  };

export const IgniteStage1: Story = { tags: ['state:pathway.ignite1'], play: choose(1) };

export const IgniteStage2: Story = { tags: ['state:pathway.ignite2'], play: choose(2) };

export const BoostStage1: Story = { tags: ['state:pathway.boost1'], play: choose(3) };

export const BoostStage2: Story = { tags: ['state:pathway.boost2'], play: choose(4) };

export const Ace: Story = { tags: ['state:pathway.ace'], play: choose(5) };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('tab');
    const selected = () => canvas.getByRole('tab', { selected: true });
    await userEvent.tab();
    await expect(selected()).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(selected()).toHaveTextContent(says('ACE'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(selected()).toHaveTextContent(says('IGNITE Stage 2'));
    await userEvent.keyboard('{End}');
    await expect(selected()).toHaveTextContent(says('ACE'));
    await userEvent.keyboard('{Home}');
    await expect(selected()).toHaveFocus();
    const scrolls = await fireEvent.keyDown(selected(), { key: ' ' });
    await expect(scrolls).toBe(false);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('tab');
    for (const { title } of pathway.stages) {
      await expect(canvas.getByRole('heading', { name: spaced(title) })).toBeVisible();
    }
    await expect(canvas.getByText(reads('Practice at least 2 times a week'))).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Hovered: Story = { parameters: hovered };

/** Not the panel, which takes the focus only once the selector runs. */
export const Focused: Story = { parameters: focusedOnly('a') };
