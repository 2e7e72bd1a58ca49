import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  component: VisuallyHidden,
  args: { children: 'of Krakow' },
  render: (args) => (
    <p>
      Sessions <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const InASentence: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('of Krakow').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
