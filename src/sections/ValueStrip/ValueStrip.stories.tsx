import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { onSurface, phone } from '../../../tests/fixtures/frames';
import { homeScreen } from '../../../tests/fixtures/home';
import { spaced } from '../../../tests/fixtures/reads';
import { ValueStrip } from './ValueStrip';

const { values, valuesTitle } = homeScreen.about;

const meta = {
  component: ValueStrip,
  args: { title: valuesTitle, values },
  decorators: [onSurface('cream')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ValueStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where each picture ends the next one begins. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: spaced(valuesTitle) })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(values.length);
    const places = [...canvasElement.querySelectorAll('img')].map((img) => img.getBoundingClientRect());
    for (const [n, { left, top }] of places.slice(1).entries()) {
      const before = places[n];
      if (before?.top === top) await expect(left).toBeCloseTo(before.right, 0);
    }
  },
};

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  globals: phone,
  args: {
    values: values.map((value) => ({
      ...value,
      title: 'Odpowiedzialność krakowsko-warszawska',
      description: 'Konstantynopolitańczykowianeczka uczestniczy w najdłuższych rozgrzewkach sezonu.',
    })),
  },
};
