import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { focused, inPolish, onSurface, phone, withoutScripts } from '../../../tests/fixtures/frames';
import { homeScreen } from '../../../tests/fixtures/home';
import { spaced } from '../../../tests/fixtures/reads';
import { GroundHotspots } from './GroundHotspots';

const { ground } = homeScreen.facilities;
const [first, second] = ground.spots;
const titleOf = (spot: typeof first) => spaced(spot?.cards[0]?.title ?? '');

const meta = {
  component: GroundHotspots,
  args: ground,
  decorators: [onSurface('cream')],
  parameters: { layout: 'fullscreen', ...inPolish },
} satisfies Meta<typeof GroundHotspots>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is open at a time; the open one's button closes it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = (name = '') => canvas.getByRole('button', { name: spaced(name) });
    await expect(canvas.getByText(titleOf(first))).toBeVisible();
    await userEvent.click(button(second?.name));
    await expect(button(second?.name)).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(titleOf(second))).toBeVisible();
    await expect(canvas.getByText(titleOf(first))).not.toBeVisible();
    await userEvent.click(button(second?.name));
    await expect(button(second?.name)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(titleOf(second))).not.toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: spaced(first?.name ?? '') })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(titleOf(second))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(titleOf(second))).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: spaced(second?.name ?? '') })).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: phone };

export const Focused: Story = { parameters: focused };

/** The words are a list below the picture. */
export const WithoutScripts: Story = {
  beforeEach: withoutScripts,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    for (const { cards } of ground.spots)
      for (const { title } of cards) await expect(canvas.getByText(spaced(title))).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    spots: ground.spots.map((spot) => ({
      ...spot,
      name: 'Ogrzewana hala pneumatyczna',
      cards: [{ title: 'Dziewięćdziesięciominutowe przygotowanie', description: `${spot.key} `.repeat(60) }],
    })),
  },
};
