import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { focused, hovered, inPolish, narrow, onSurface } from '../../../tests/fixtures/frames';
import { homeScreen } from '../../../tests/fixtures/home';
import { picture } from '../../../tests/fixtures/pictures';
import { spaced } from '../../../tests/fixtures/reads';
import { ProgramCards } from './ProgramCards';

const { cards } = homeScreen.programs;

const meta = {
  component: ProgramCards,
  args: { cards },
  decorators: [onSurface('green')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProgramCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inPolish,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(cards.length);
    for (const { title, href } of cards) {
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', href);
    }
    for (const feature of cards.flatMap(({ features }) => features)) {
      await expect(canvas.getAllByText(spaced(feature)).length).toBeGreaterThan(0);
    }
  },
};

export const Hovered: Story = { parameters: hovered };

export const Focused: Story = { parameters: focused };

export const OnCream: Story = { decorators: [onSurface('cream')] };

export const One: Story = { args: { cards: cards.slice(0, 1) } };

export const InANarrowPlace: Story = { decorators: [narrow] };

export const LongWords: Story = {
  args: {
    cards: [
      {
        icon: 'bat',
        href: '/coaching',
        title: 'Dziewięćdziesięciominutowe przygotowanie ogólnorozwojowe',
        description: 'Najmłodsi, najstarsi, początkujący i zaawansowani trenują ramię w ramię. '.repeat(3),
        features: [
          'Konstantynopolitańczykowianeczka wśród trenerek',
          'Międzynarodowe rozgrywki eliminacyjne w Pradze',
          'Indywidualny program rozwoju zawodnika',
        ],
        sky: 'red',
        picture: picture('cutOut'),
      },
      ...cards.slice(0, 2),
    ],
  },
};
