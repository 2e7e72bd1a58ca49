import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { laptop, onSurface, phone } from '../../../tests/fixtures/frames';
import { Grid } from './Grid';

const card = { padding: '1.5rem', borderRadius: '1rem', background: 'var(--raised)' };

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are their numbers.
    <li key={index} style={card}>
      {index + 1}
    </li>
  ));

const meta = {
  component: Grid,
  args: { children: cards(6) },
  decorators: [onSurface('cream')],
  globals: laptop,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many cards each row has; each row must be as wide as the grid. */
function rows(canvasElement: HTMLElement): number[] {
  const list = canvasElement.querySelector('ul');
  const found = new Map<number, DOMRect[]>();
  for (const item of list?.children ?? []) {
    const box = item.getBoundingClientRect();
    found.set(box.top, [...(found.get(box.top) ?? []), box]);
  }
  const { left, right } = list?.getBoundingClientRect() ?? new DOMRect();
  const all = [...found.values()];
  const full = all.filter(
    (row) => Math.abs((row[0]?.left ?? 0) - left) < 1 && Math.abs((row.at(-1)?.right ?? 0) - right) < 1,
  );
  return full.map((row) => row.length);
}

const inRows = (...expected: number[]) => ({
  args: { children: cards(expected.reduce((sum, row) => sum + row, 0)) },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(rows(canvasElement)).toEqual(expected);
  },
});

const tablet = { viewport: { value: 'tablet', isRotated: false } };

export const Six: Story = inRows(3, 3);

export const One: Story = inRows(1);

export const Two: Story = inRows(2);

export const Three: Story = inRows(3);

export const Four: Story = inRows(4);

export const Five: Story = inRows(3, 2);

export const Seven: Story = inRows(3, 2, 2);

export const ThreeOnATablet: Story = { ...inRows(2, 1), globals: tablet };

export const FourOnATablet: Story = { ...inRows(2, 2), globals: tablet };

export const ThreeOnAPhone: Story = { ...inRows(1, 1, 1), globals: phone };

/** Each card is in view as a whole once the keyboard has reached it. */
export const StripOnAPhone: Story = {
  args: {
    strip: true,
    children: ['Juniors', 'Adults', 'Women'].map((name) => (
      <li key={name} style={card}>
        <a href="#main">{name}</a>
      </li>
    )),
  },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Juniors', 'Adults', 'Women']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
      const card = canvas.getByRole('link', { name }).closest('li');
      await waitFor(() => {
        const { left = -1, right = Infinity } = card?.getBoundingClientRect() ?? {};
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(window.innerWidth);
      });
    }
  },
};

const five = inRows(5);

export const FivePortraits: Story = { ...five, args: { ...five.args, look: 'portraits' } };

const portraitsOnATablet = (...expected: number[]): Story => {
  const { args, play } = inRows(...expected);
  return { play, args: { ...args, look: 'portraits' }, globals: tablet };
};

export const OnePortraitOnATablet = portraitsOnATablet(1);

export const TwoPortraitsOnATablet = portraitsOnATablet(2);

export const SevenPortraitsOnATablet = portraitsOnATablet(2, 2, 3);

export const FivePortraitsOnATablet = portraitsOnATablet(2, 3);
