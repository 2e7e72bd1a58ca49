import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { knownPlace, map, places, wordyPlace } from '../../../tests/fixtures/contact';
import { phone } from '../../../tests/fixtures/frames';
import { reads } from '../../../tests/fixtures/reads';
import { LocationList } from './LocationList';

const meta = { component: LocationList, args: { map, places } } satisfies Meta<typeof LocationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoCities: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.map.picture.alt })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: reads('Warsaw Center') })).toBeVisible();
    await expect(canvas.getByText('30-000 Kraków')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };

export const WithStreets: Story = {
  args: { places: places.map((place) => ({ ...place, streetAddress: 'ulica Długiego Meczu 0' })) },
};

export const EverythingKnown: Story = { args: { places: [knownPlace, ...places.slice(1)] } };

export const One: Story = { args: { places: places.slice(0, 1) } };

export const LongWords: Story = {
  args: { places: [wordyPlace, { ...wordyPlace, key: 'other' }] },
};
