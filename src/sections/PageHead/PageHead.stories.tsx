import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { faqScreen } from '../../../tests/fixtures/faq';
import { laptop, phone } from '../../../tests/fixtures/frames';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { PageHead } from './PageHead';

const meta = {
  component: PageHead,
  args: faqScreen.head,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: faqScreen.head.title })).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};

export const OnAPhone: Story = { globals: phone };

const box = (element: HTMLElement) => element.getBoundingClientRect();
const withToy = (side: string, sky = 'amber'): Story['decorators'] => [
  (Story) => (
    <div data-sky={sky} data-toy={side}>
      <Story />
    </div>
  ),
];

/** A red sun, and floodlights that meet on the island, wherever it stands. */
export const InTheEvening: Story = { decorators: withToy('right', 'green') };

export const InTheEveningInTheMiddle: Story = { decorators: withToy('middle', 'green') };

export const InTheEveningOnAPhone: Story = { ...InTheEvening, globals: phone };

/** Lines on the horizon. */
export const AtSunset: Story = { decorators: withToy('right', 'red') };

export const ToyAtTheLeft: Story = {
  decorators: withToy('left'),
  globals: laptop,
  play: async ({ canvas }) => {
    const [toy, heading] = [canvas.getByRole('img'), canvas.getByRole('heading')].map(box);
    await expect(toy?.right).toBeLessThanOrEqual(heading?.left ?? 0);
  },
};

export const ToyAtTheLeftOnAPhone: Story = { decorators: withToy('left'), globals: phone };

export const ToyInTheMiddle: Story = {
  decorators: withToy('middle'),
  play: async ({ canvas }) => {
    const [toy, heading] = [canvas.getByRole('img'), canvas.getByRole('heading')].map(box);
    await expect(toy?.top).toBeGreaterThanOrEqual(heading?.bottom ?? Infinity);
    await expect(toy && toy.left + toy.right).toBeCloseTo(document.documentElement.clientWidth, 0);
  },
};

export const ToyInTheMiddleOnAPhone: Story = { decorators: withToy('middle'), globals: phone };

/** What follows a dash in the title is larger, as on the contact page of a single block. */
export const WithAPart: Story = {
  args: { kicker: undefined, title: 'Contact Us - Feedback' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
  },
};

export const WithAPartOnAPhone: Story = { ...WithAPart, globals: phone };

export const LongWords: Story = {
  args: {
    kicker: 'Międzynarodowe przygotowanie krykietowe',
    title: 'Najczęściej zadawane pytania o dziewięćdziesięciominutowe treningi juniorów',
    intro:
      'Szesnaście odpowiedzi o treningach, miejscach, bezpieczeństwie, zgłoszeniach i postępach. '.repeat(3),
  },
};

export const LongWordsBesideAToyAtTheLeft: Story = {
  ...LongWords,
  decorators: withToy('left'),
  globals: laptop,
};

export const LongWordsAboveAToyOnAPhone: Story = {
  ...LongWords,
  decorators: withToy('middle'),
  globals: phone,
};

export const LongWordsOnAPhone: Story = { ...LongWords, globals: phone };

export const BrokenPicture: Story = { args: { picture: brokenPicture } };
