import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { hovered } from '../../../tests/fixtures/frames';
import { languages } from '../../../tests/fixtures/privacyPolicy';
import { PolicyContents } from './PolicyContents';

const meta = {
  component: PolicyContents,
  args: { label: languages.en.contents, lang: 'en', sections: languages.en.sections },
} satisfies Meta<typeof PolicyContents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(args.sections.length);
  },
};

export const Polish: Story = {
  args: { label: languages.pl.contents, lang: 'pl', sections: languages.pl.sections },
};

export const Hovered: Story = { parameters: hovered };
