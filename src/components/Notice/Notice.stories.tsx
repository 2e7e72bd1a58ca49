import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { calendarWords, eventWords } from '../../../tests/fixtures/schedule';
import { ButtonLink } from '../Button/Button';
import { Notice } from './Notice';

const { ask } = calendarWords;

const meta = {
  component: Notice,
  args: { children: eventWords.none },
  decorators: [onSurface('white')],
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAction: Story = {
  args: {
    children: calendarWords.allOver,
    action: (
      <ButtonLink variant="quiet" href={ask.href}>
        {ask.label}
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: ask.label })).toHaveAttribute('href', ask.href);
  },
};

export const LongWordsInANarrowPlace: Story = {
  args: {
    children:
      'Najbliższe międzynarodowe rozgrzewki krakowsko-warszawskie odbędą się po przerwie zimowej, o czym powiadomimy.',
  },
  decorators: [narrow],
};

export const OnGreen: Story = { decorators: [onSurface('green')] };
