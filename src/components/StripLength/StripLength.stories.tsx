import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '../../../tests/fixtures/frames';
import { StripLength } from './StripLength';

const meta = {
  component: StripLength,
  args: { count: 6 },
} satisfies Meta<typeof StripLength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = { globals: phone };
