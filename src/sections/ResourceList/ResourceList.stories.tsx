import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { resources } from '../../../tests/fixtures/faq';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { spaced } from '../../../tests/fixtures/reads';
import { ResourceList } from './ResourceList';

const { items } = resources;

const meta = {
  component: ResourceList,
  args: { items },
  decorators: [onSurface('white')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each button says what it leads to; the browser saves what is to be kept, and opens the handbook (behaviour.md 14.3). */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const { button, details, href, saved } of items) {
      const link = canvas.getByRole('link', { name: spaced(`${button} ${details}`) });
      await expect(link).toHaveAttribute('href', href);
      if (saved) await expect(link).toHaveAttribute('download');
      else await expect(link).not.toHaveAttribute('download');
    }
  },
};

export const InANarrowPlace: Story = { decorators: [narrow] };

export const LongWords: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      title: `Podręcznik najmłodszych zawodników i opiekunów: ${item.title}`,
      button: 'Pobierz międzynarodowy podręcznik',
    })),
  },
};
