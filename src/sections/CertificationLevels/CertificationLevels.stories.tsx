import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { say } from '../../../tests/fixtures/language';
import { programs } from '../../../tests/fixtures/programs';
import { reads, spacedIn } from '../../../tests/fixtures/reads';

const { levelsTitle: title, criteriaTitle, benefitsTitle, levels } = programs.certification;

import { CertificationLevels } from './CertificationLevels';

const meta = {
  component: CertificationLevels,
  args: { title, criteriaTitle, benefitsTitle, levels },
} satisfies Meta<typeof CertificationLevels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Level 1', 'Level 2', 'Mastery'])
      await expect(canvas.getByRole('heading', { name: reads(name) })).toBeVisible();
    await expect(
      canvas.getByText(spacedIn(say({ en: 'pass rate 90%', pl: 'próg zaliczenia 90%' }))),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  args: {
    levels: levels.map((level) => ({
      ...level,
      benefits: level.benefits.map((benefit) => benefit.repeat(4)),
    })),
  },
};
