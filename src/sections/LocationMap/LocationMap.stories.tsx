import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { knownPlace, map, places, words, wordyPlace } from '../../../tests/fixtures/contact';
import { phone } from '../../../tests/fixtures/frames';
import { reads } from '../../../tests/fixtures/reads';
import { LocationMap } from './LocationMap';

const meta = {
  component: LocationMap,
  args: { ...words.locations, map, places },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LocationMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoCities: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: reads(args.title) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.calendar.label })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };

export const Three: Story = { args: { places: [...places, { ...knownPlace, key: 'third' }] } };

export const LongWords: Story = { args: { places: [wordyPlace, { ...wordyPlace, key: 'other' }] } };
