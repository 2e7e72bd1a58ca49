import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { contactPage } from '../../../tests/fixtures/contact';
import { focused, phone as onAPhone } from '../../../tests/fixtures/frames';
import { image, picture } from '../../../tests/fixtures/pictures';
import { reads } from '../../../tests/fixtures/reads';
import { TelephoneLine } from './TelephoneLine';

const { mail, phone, serving } = contactPage.general;

const meta = {
  component: TelephoneLine,
  args: { picture: picture('cutOut'), narrow: image('cutOut'), mail, phone, note: serving },
} satisfies Meta<typeof TelephoneLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DialAndLetter: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(reads(args.note))).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.phone.value })).toHaveAttribute(
      'href',
      args.phone.href,
    );
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

export const OnAPhone: Story = { globals: onAPhone };

export const LongWords: Story = {
  args: {
    mail: { ...mail, value: 'international-cricket-programmes@vistula-cricket-academy.example' },
    phone: { ...phone, value: '+48 00 000 00 00 ext. 00' },
  },
};

export const Focused: Story = { parameters: focused };
