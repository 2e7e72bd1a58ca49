import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { onSurface, phone } from '../../../tests/fixtures/frames';
import { picture } from '../../../tests/fixtures/pictures';
import { spaced } from '../../../tests/fixtures/reads';
import { info } from '../../../tests/fixtures/schedule';
import { InfoCards } from './InfoCards';

const meta = {
  component: InfoCards,
  args: { cards: info.cards },
  decorators: [onSurface('green')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InfoCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const { title } of info.cards)
      await expect(canvas.getByRole('heading', { level: 3, name: spaced(title) })).toBeVisible();
    // Parts of a point that stay whole are elements of their own.
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const point of info.cards.flatMap(({ points }) => points))
      await expect(said).toContainEqual(expect.stringMatching(spaced(point)));
  },
};

export const OnCream: Story = { decorators: [onSurface('cream')] };

export const One: Story = { args: { cards: info.cards.slice(0, 1) } };

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: {
    cards: [
      {
        picture: picture('cutOut'),
        title: 'Zimowe przygotowanie ogólnorozwojowe w najnowocześniejszych halach pneumatycznych',
        description: 'Od listopada do marca, pod ogrzewanymi kopułami, na sztucznej nawierzchni. '.repeat(3),
        points: [
          'Dziewięćdziesięciominutowe zajęcia ogólnorozwojowe z elementami międzynarodowymi',
          'Konstantynopolitańczykowianeczka',
        ],
      },
      ...info.cards.slice(0, 2),
    ],
  },
};
