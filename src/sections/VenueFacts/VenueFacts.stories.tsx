import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { barePlace, knownPlace, wordyPlace } from '../../../tests/fixtures/contact';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { said } from '../../../tests/fixtures/reads';
import { VenueFacts } from './VenueFacts';

const meta = {
  component: VenueFacts,
  args: { venue: barePlace },
  decorators: [onSurface('white')],
} satisfies Meta<typeof VenueFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where no coordinates are known the map looks for the name in the city. */
export const NothingButTheCity: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30-000 Kraków')).toBeVisible();
    await expect(canvas.queryByRole('term')).not.toBeInTheDocument();
    const map = canvas.getByRole('link', { name: new RegExp(`^${said('Show on a map')}.*Krakow Center`) });
    await expect(map).toHaveAttribute(
      'href',
      expect.stringMatching(/search\?query=Krakow%20Center%2C%20Krak/),
    );
  },
};

export const EverythingKnown: Story = {
  args: { venue: knownPlace },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      ['Public transport', 'Parking', 'Where to enter'].map(said),
    );
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringContaining('mlat=50.05'));
  },
};

export const LongWordsInANarrowPlace: Story = { args: { venue: wordyPlace }, decorators: [narrow] };
