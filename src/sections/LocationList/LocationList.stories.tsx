import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { knownPlace, places, wordyPlace } from '../../../tests/fixtures/contact';
import { reads } from '../../../tests/fixtures/reads';
import { LocationList } from './LocationList';

const meta = { component: LocationList, args: { locations: places } } satisfies Meta<typeof LocationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoCities: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: reads('Warsaw Center') })).toBeVisible();
    await expect(canvas.getByText('30-000 Kraków')).toBeVisible();
  },
};

export const WithStreets: Story = {
  args: { locations: places.map((place) => ({ ...place, streetAddress: 'ulica Długiego Meczu 0' })) },
};

export const EverythingKnown: Story = { args: { locations: [knownPlace, ...places.slice(1)] } };

export const One: Story = { args: { locations: places.slice(0, 1) } };

export const LongWords: Story = {
  args: { locations: [wordyPlace, { ...wordyPlace, key: 'other' }] },
};
