import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Unbroken } from './Unbroken';

const meta = {
  component: Unbroken,
  args: { text: 'In the age groups U-12, U-16 and U-18.' },
  render: (args) => (
    <p style={{ width: '1rem' }}>
      <Unbroken {...args} />
    </p>
  ),
} satisfies Meta<typeof Unbroken>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AgeGroups: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent(
      'In the age groups U-12, U-16 and U-18.',
    );
    for (const group of ['U-12', 'U-16'])
      await expect(canvas.getByText(group).getClientRects()).toHaveLength(1);
  },
};

export const Compounds: Story = {
  args: { text: 'World-class, ECB-certified coaching, krakowsko-warszawskie rozgrzewki, e-mail.' },
  play: async ({ canvas }) => {
    for (const whole of ['e-mail', 'World-class', 'ECB-certified'])
      await expect(canvas.getByText(whole).getClientRects()).toHaveLength(1);
    await expect(canvas.queryByText('krakowsko-warszawskie')).toBeNull();
  },
};

export const LevelsGradesAndMonths: Story = {
  args: { text: 'Level 2 since July 2023, od lipca 2023: from grade B to grade A+.' },
  play: async ({ canvas }) => {
    for (const whole of ['Level 2', 'July 2023', 'lipca 2023', 'grade B', 'grade A+'])
      await expect(canvas.getByText(whole).getClientRects()).toHaveLength(1);
  },
};

export const NothingToKeep: Story = { args: { text: 'Indoor nets, available 24/7.' } };
