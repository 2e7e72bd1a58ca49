import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { designSystem } from '../../../tests/fixtures/designSystem';
import { reads, says } from '../../../tests/fixtures/reads';
import { ColorsPart } from './ColorsPart';
import { ComponentsPart } from './ComponentsPart';
import { Cover } from './Cover';
import { DesignSystemScreen } from './DesignSystemScreen';
import { Part } from './Part';
import { TypographyPart } from './TypographyPart';

const meta = {
  component: DesignSystemScreen,
  subcomponents: { Cover, ComponentsPart, TypographyPart, ColorsPart, Part },
  args: {
    ...designSystem,
    tokens: [
      { name: 'green-950', value: '#082728' },
      { name: 'green-900', value: '#0f3d3e' },
      { name: 'amber-500', value: '#f2b541' },
      { name: 'red-600', value: '#a51d24' },
      { name: 'cream-50', value: '#fcfaf5' },
      { name: 'cream-100', value: '#f4efe4' },
      { name: 'ink-900', value: '#1b2a2f' },
      { name: 'text-md', value: '1rem' },
      { name: 'title-md', value: '2rem' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DesignSystemScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Components: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(says('Components'));
    await expect(canvas.getByRole('heading', { name: reads('Badges') })).toBeVisible();
  },
};

export const Typography: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: reads('Typography') }));
    await expect(canvas.getByText('--title-md')).toBeVisible();
  },
};

export const Colors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: reads('Colors') }));
    await expect(canvas.getByText('--green-900')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: reads('Gray scale') })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: reads('Skies') })).toBeVisible();
  },
};
