import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { MailAddress } from './MailAddress';

const meta = {
  component: MailAddress,
  args: { address: 'coaching.desk@academy.example' },
} satisfies Meta<typeof MailAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const linesOf = (text: HTMLElement) => new Set([...text.getClientRects()].map(({ top }) => top)).size;

export const OnOneLine: Story = {
  play: async ({ canvas, args }) => {
    await expect(linesOf(canvas.getByText(args.address))).toBe(1);
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
    await expect(linesOf(canvas.getByText(args.address))).toBe(2);
  },
};
