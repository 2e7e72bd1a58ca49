import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { deskHead, deskLanguages, deskWith, deskWords } from '../../../tests/fixtures/desk/desk';
import { samplePreview } from '../../../tests/fixtures/desk/deskPreview';
import { reads, spacedIn } from '../../../tests/fixtures/reads';
import { DeskScreen } from './DeskScreen';

const meta = {
  component: DeskScreen,
  args: {
    head: deskHead,
    words: deskWords,
    languages: deskLanguages,
    preview: samplePreview,
    machine: deskWith(),
  },
  argTypes: { machine: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', now: '2025-09-01T10:00' },
} satisfies Meta<typeof DeskScreen>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(spacedIn(deskHead.title));
    await expect(canvas.getByRole('link', { name: reads('Back to the admin page') })).toHaveAttribute(
      'href',
      '/admin',
    );
    await expect(
      await canvas.findByText(spacedIn(deskWords.status.right), undefined, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
