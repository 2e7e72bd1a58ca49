import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { contactPage } from '../../../tests/fixtures/contact';
import { spacedIn } from '../../../tests/fixtures/reads';
import { ApplyBanner } from './ApplyBanner';

const meta = {
  component: ApplyBanner,
  args: contactPage.apply,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ApplyBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: spacedIn(contactPage.apply.link.label) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

export const LongText: Story = {
  args: { text: 'Miejsca przydzielamy według miasta i grupy wiekowej. '.repeat(4) },
};
