import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { resources } from '../../../tests/fixtures/faq';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
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

/** The buttons have no action yet (behaviour.md 14.3). */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = canvasElement.innerHTML;
    for (const { button } of items) await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(canvasElement.innerHTML).toBe(before);
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
