import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { contactPage } from '../../../tests/fixtures/contact';
import { focused } from '../../../tests/fixtures/frames';
import { picture } from '../../../tests/fixtures/pictures';
import { reads } from '../../../tests/fixtures/reads';
import { ContactWays } from './ContactWays';

const { mail, phone, serving } = contactPage.general;

const meta = { component: ContactWays, args: { ways: [mail, phone], note: serving } } satisfies Meta<
  typeof ContactWays
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MailAndPhone: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(reads('Serving cricket enthusiasts in Warsaw and Krakow, Poland')),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+48 000 000 000' })).toHaveAttribute(
      'href',
      'tel:+48000000000',
    );
  },
};

export const LongAddress: Story = {
  args: {
    ways: [
      {
        icon: 'mail',
        picture: picture('cutOut'),
        label: 'Email',
        value: 'international-cricket-programmes@vistula-cricket-academy.example',
        href: 'mailto:a@b.example',
      },
    ],
  },
};

export const Focused: Story = { parameters: focused };
