import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { MailAddress } from './MailAddress';

const meta = {
  component: MailAddress,
  args: { address: 'coaching.desk@academy.example' },
} satisfies Meta<typeof MailAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnOneLine: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.address).getClientRects()).toHaveLength(1);
  },
};

export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <p style={{ width: '9rem' }}>
        <Story />
      </p>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.address).getClientRects()).toHaveLength(2);
  },
};
