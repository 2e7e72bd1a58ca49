import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { hovered } from '../../../tests/fixtures/frames';
import { languages } from '../../../tests/fixtures/privacyPolicy';
import { PolicyText } from './PolicyText';

const meta = {
  component: PolicyText,
  args: {
    sections: languages.en.sections,
    email: 'hello@vistula-cricket.example',
  },
} satisfies Meta<typeof PolicyText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: 'hello@vistula-cricket.example' })).toBeVisible();
  },
};

export const Polish: Story = {
  args: { sections: languages.pl.sections },
  decorators: [
    (Story) => (
      <div lang="pl">
        <Story />
      </div>
    ),
  ],
};

export const Hovered: Story = { parameters: hovered };
