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

const corners = [
  { x: 12, y: 12 },
  { x: 88, y: 86 },
  { x: 88, y: 12 },
];

/** Towns in a map's corners, too many for throws: their signs stay on it. */
export const InTheCorners: Story = {
  args: {
    places: [...places, { ...knownPlace, center: 'Gdansk Center' }].map((place, n) => ({
      ...place,
      pin: { wide: corners[n] ?? { x: 50, y: 50 }, tall: corners[n] ?? { x: 50, y: 50 } },
    })),
  },
  globals: phone,
  play: async ({ canvas, args }) => {
    const land = canvas.getByRole('img', { name: args.map.picture.alt }).getBoundingClientRect();
    for (const { center } of args.places) {
      const sign = canvas.getByText(center, { selector: '[data-tall]' }).getBoundingClientRect();
      await expect(sign.top).toBeGreaterThanOrEqual(land.top);
      await expect(sign.left).toBeGreaterThanOrEqual(land.left);
      await expect(sign.right).toBeLessThanOrEqual(land.right);
      await expect(sign.bottom).toBeLessThanOrEqual(land.bottom);
    }
  },
};

export const WithStreets: Story = {
  args: { places: places.map((place) => ({ ...place, streetAddress: 'ulica Długiego Meczu 0' })) },
};

export const EverythingKnown: Story = { args: { places: [knownPlace, ...places.slice(1)] } };

export const One: Story = { args: { places: places.slice(0, 1) } };

export const LongWords: Story = {
  args: { places: [wordyPlace, { ...wordyPlace, key: 'other' }] },
};
