import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { notFound } from '../../../tests/fixtures/layout';
import { stage } from '../../../tests/fixtures/pictures';
import { spaced } from '../../../tests/fixtures/reads';
import { NotFoundScreen } from './NotFoundScreen';

const meta = {
  component: NotFoundScreen,
  args: { ...notFound, stage },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: spaced(notFound.title) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: spaced(notFound.home.label) })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: phone };

export const LongWordsOnAPhone: Story = {
  args: {
    title: 'Nieodnaleziona podstrona krykietowa!',
    message: 'Adres jest nieaktualny albo zawiera literówkę. '.repeat(4),
    home: { label: 'Powrót do strony głównej akademii', href: '/' },
  },
  globals: phone,
};
