import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { homeScreen } from '../../../tests/fixtures/home';
import { spaced } from '../../../tests/fixtures/reads';
import { register } from '../../../tests/fixtures/schedule';
import { ClosingCall } from './ClosingCall';

const { closing } = homeScreen;

const meta = {
  component: ClosingCall,
  args: register,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClosingCall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: spaced(args.title) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: spaced(args.link.label) })).toHaveAttribute(
      'href',
      args.link.href,
    );
  },
};

export const WithPlaces: Story = {
  args: { title: closing.title, text: closing.text, link: closing.register, location: closing.location },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spaced(closing.location))).toBeVisible();
  },
};

export const OnAPhone: Story = { ...WithPlaces, globals: phone };

export const LongWords: Story = {
  args: {
    title: 'Dołącz do najmłodszej krykietowej społeczności Małopolski i Mazowsza',
    text: 'Opowiedz nam o zawodniczce lub zawodniku: dotychczasowe doświadczenie, preferowane miasto, dostępność w weekendy. '.repeat(
      2,
    ),
    link: { label: 'Wypełnij formularz zgłoszeniowy na zimowe treningi', href: '/contact' },
    location: 'Kraków-Zwierzyniec i Warszawa-Śródmieście, Rzeczpospolita Polska',
  },
};
