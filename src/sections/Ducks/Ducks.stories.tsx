import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { languages } from '../../../tests/fixtures/privacyPolicy';
import { spacedIn } from '../../../tests/fixtures/reads';
import { Ducks } from './Ducks';

const meta = { component: Ducks, args: languages.en.ducks } satisfies Meta<typeof Ducks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const ducks = canvas.getAllByRole('listitem');
    await expect(ducks).toHaveLength(args.items.length);
    for (const [i, { label, text }] of args.items.entries())
      await expect(ducks[i]).toHaveTextContent(spacedIn(`0 ${label}${text}`));
  },
};

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  args: {
    items: languages.pl.ducks.items.map((item) => ({ ...item, text: item.text.repeat(3) })),
  },
};
