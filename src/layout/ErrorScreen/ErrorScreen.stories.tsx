import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { unexpected } from '../../../tests/fixtures/layout';
import { spaced } from '../../../tests/fixtures/reads';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';

const meta = {
  component: ErrorScreen,
  args: unexpected,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unexpected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: spaced(unexpected.title) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: spaced(unexpected.reload) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: spaced(unexpected.home.label) })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  args: {
    title: 'Nieoczekiwany wewnętrzny błąd oprogramowania!',
    message:
      'Coś zepsuło się po naszej stronie. Odśwież stronę, a jeśli to nie pomoże, zacznij od początku. '.repeat(
        2,
      ),
    home: { label: 'Powrót do strony głównej akademii', href: '/' },
    reload: 'Załaduj tę stronę jeszcze raz',
  },
};

function Broken(): never {
  throw new Error('This part always breaks.');
}

export const LongWordsOnAPhone: Story = { ...LongWords, globals: phone };

/** What the layout shows when a page throws while rendering; the error is logged. */
export const BehindABoundary: Story = {
  tags: ['logs'],
  render: (args) => (
    <ErrorBoundary resetKey="/programs" fallback={<ErrorScreen {...args} />}>
      <Broken />
    </ErrorBoundary>
  ),
  play: Unexpected.play,
};
