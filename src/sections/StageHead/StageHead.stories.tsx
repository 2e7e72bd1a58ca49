import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { programScreen } from '../../../tests/fixtures/coaching';
import { laptop, phone } from '../../../tests/fixtures/frames';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { StageHead } from './StageHead';

const { head, closing } = programScreen('junior');

const meta = {
  component: StageHead,
  args: { ...head, action: closing.link },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: HTMLElement) => element.getBoundingClientRect();
const withToys = (side: string, sky = 'amber'): Story['decorators'] => [
  (Story) => (
    <div data-sky={sky} data-toy={side}>
      <Story />
    </div>
  ),
];

/** From edge to edge, its way to a first session below the words. */
export const Default: Story = {
  globals: laptop,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: String(args.title) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: closing.link.label })).toHaveAttribute(
      'href',
      closing.link.href,
    );
    const toys = canvas.getByRole('img');
    await expect(toys).toHaveAttribute('loading', 'eager');
    await expect(box(toys).width).toBe(document.documentElement.clientWidth);
  },
};

/** Words above, and a picture of its own. */
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas, args }) => {
    const toys = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(toys.currentSrc).toBe(args.stage.narrow.images.fallback?.src));
    await expect(box(canvas.getByRole('link')).bottom).toBeLessThan(box(toys).top + 0.1 * box(toys).height);
  },
};

/** The days are what people come for: nothing leads away from them. */
export const WithoutAnAction: Story = {
  args: { action: undefined },
  globals: laptop,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const InTheEvening: Story = { decorators: withToys('right', 'green'), globals: laptop };

export const ToysAtTheLeft: Story = {
  decorators: withToys('left', 'red'),
  globals: laptop,
  play: async ({ canvas }) => {
    await expect(box(canvas.getByRole('heading')).left).toBeGreaterThan(
      document.documentElement.clientWidth / 2,
    );
  },
};

export const ToysInTheMiddle: Story = {
  decorators: withToys('middle', 'mint'),
  globals: laptop,
  play: async ({ canvas }) => {
    const { left, right } = box(canvas.getByRole('heading'));
    await expect(left + right).toBeCloseTo(document.documentElement.clientWidth, 0);
  },
};

/** The sky grows with the words, which never stand on the lawn. */
export const LongWords: Story = {
  args: {
    kicker: 'Międzynarodowe przygotowanie krykietowe',
    title: 'Najczęściej zadawane pytania o dziewięćdziesięciominutowe treningi',
    intro: 'Szesnaście odpowiedzi o treningach, miejscach, bezpieczeństwie i zgłoszeniach. '.repeat(3),
  },
  globals: laptop,
  play: async ({ canvas }) => {
    const toys = box(canvas.getByRole('img'));
    await expect(box(canvas.getByRole('link')).bottom).toBeLessThan(toys.bottom - 0.35 * toys.height);
  },
};

export const LongWordsOnAPhone: Story = { args: LongWords.args, globals: phone };

export const BrokenPicture: Story = {
  args: { stage: { picture: brokenPicture, narrow: brokenPicture.image } },
};
