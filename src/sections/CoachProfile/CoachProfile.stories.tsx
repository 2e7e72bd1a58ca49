import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { coachProfile } from '../../../tests/fixtures/coaching';
import { phone } from '../../../tests/fixtures/frames';
import { say } from '../../../tests/fixtures/language';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { said, spaced } from '../../../tests/fixtures/reads';
import { CoachProfile } from './CoachProfile';
import * as styles from './Pass.module.css';

const meta = {
  component: CoachProfile,
  args: coachProfile,
} satisfies Meta<typeof CoachProfile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPortrait: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spaced(say({ en: 'December 2022', pl: 'grudzień 2022' })))).toHaveAttribute(
      'datetime',
      '2022-12',
    );
    await expect(canvas.getByText('ECB-0000-0000')).toHaveTextContent(`ECB-0000-0000 ${said('(sample)')}`);
  },
};

export const WithARealNumber: Story = {
  args: { certificate: { ...coachProfile.certificate, number: 'ECB-1234-5678', numberNote: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ECB-1234-5678')).toHaveTextContent(/^ECB-1234-5678$/);
  },
};

export const Mirrored: Story = { args: { mirrored: true } };

export const OnAPhone: Story = { globals: phone };

export const Pass: Story = {
  args: { pass: styles.pass },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.certificate.number)).toBeVisible();
    await expect(canvas.queryByText(spaced(args.description))).toBeNull();
  },
};

export const PassOnAPhone: Story = { ...Pass, globals: phone };

export const LongWords: Story = {
  args: {
    description: coachProfile.description.repeat(5),
    credentials: [
      'Certyfikowany trener krykieta',
      'Core Coach Level 2',
      'Międzynarodowe uprawnienia szkoleniowe',
    ],
  },
};

export const BrokenPictures: Story = {
  args: { picture: brokenPicture, certificate: { ...coachProfile.certificate, picture: brokenPicture } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(coachProfile.initials)).toBeVisible();
  },
};
