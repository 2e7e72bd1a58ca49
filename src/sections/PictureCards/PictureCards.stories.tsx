import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { homeScreen } from '../../../tests/fixtures/home';
import { brokenPicture, wordyPicture } from '../../../tests/fixtures/pictures';
import { PictureCards } from './PictureCards';

const { items } = homeScreen.facilities;

const meta = {
  component: PictureCards,
  args: { cards: items },
  decorators: [onSurface('cream')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PictureCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(items.length);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(items.length);
  },
};

export const One: Story = { args: { cards: items.slice(0, 1) } };

export const Many: Story = {
  args: {
    cards: [1, 2, 3].flatMap((round) => items.map((item) => ({ ...item, title: `${item.title} ${round}` }))),
  },
};

export const InANarrowPlace: Story = { decorators: [narrow] };

export const LongWords: Story = {
  args: {
    cards: [
      {
        title: 'Całoroczna hala pneumatyczna z oświetleniem przeciwolśnieniowym',
        description:
          'Sztuczna nawierzchnia, ogrzewanie, siatki treningowe i maszyny wyrzucające piłki. '.repeat(5),
        picture: wordyPicture,
      },
      ...items.slice(0, 1),
    ],
  },
};

export const BrokenPicture: Story = {
  args: { cards: items.map((item) => ({ ...item, picture: brokenPicture })) },
};
