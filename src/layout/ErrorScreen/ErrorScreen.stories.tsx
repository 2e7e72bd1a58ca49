import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { layout, notFound } from '../../../tests/fixtures/layout';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';

const { unexpected } = layout;

const meta = {
  component: ErrorScreen,
  args: unexpected,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unexpected: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
  },
};

export const NotFound: Story = {
  args: notFound,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

export const OnAPhone: Story = { ...NotFound, globals: phone };

export const LongWords: Story = {
  args: {
    title: 'Nieoczekiwany wewnętrzny błąd oprogramowania!',
    message:
      'Coś zepsuło się po naszej stronie. Odśwież stronę, a jeśli to nie pomoże, zacznij od początku. '.repeat(
        2,
      ),
    home: { label: 'Powrót do strony głównej akademii', href: '/' },
  },
};

function Broken(): never {
  throw new Error('This part always breaks.');
}

/** What the layout shows when a page throws while it renders; it logs what was thrown. */
export const BehindABoundary: Story = {
  tags: ['logs'],
  render: (args) => (
    <ErrorBoundary resetKey="/programs" fallback={<ErrorScreen {...args} />}>
      <Broken />
    </ErrorBoundary>
  ),
  play: Unexpected.play,
};
