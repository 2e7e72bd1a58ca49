import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { coachingScreen } from '../../../tests/fixtures/coaching';
import { phone } from '../../../tests/fixtures/frames';
import { brokenPicture } from '../../../tests/fixtures/pictures';
import { spaced } from '../../../tests/fixtures/reads';
import { CoachLetter } from './CoachLetter';

const { profile, enquiry } = coachingScreen;

const meta = {
  component: CoachLetter,
  args: { tone: 'green', profile, enquiry },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CoachLetter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: spaced(args.profile.title) })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: spaced(args.enquiry.title) })).toBeVisible();
    await expect(canvas.getByText(args.profile.certificate.number)).toBeVisible();
    for (const name of ['name', 'email', 'message'] as const)
      await expect(canvas.getByRole('textbox', { name: args.enquiry.form.words[name] })).toBeVisible();
  },
};

export const Mirrored: Story = { args: { tone: 'amber', mirrored: true } };

export const OnAPhone: Story = { globals: phone };

const long: Story['args'] = {
  profile: {
    ...profile,
    title: 'Międzynarodowy szkoleniowiec',
    description: profile.description.repeat(3),
    credentials: ['Certyfikowany trener krykieta', 'Międzynarodowe uprawnienia szkoleniowe'],
  },
  enquiry: { ...enquiry, title: enquiry.title.repeat(2), text: enquiry.text.repeat(3) },
};

export const LongWords: Story = { args: long };

export const LongWordsOnAPhone: Story = { args: long, globals: phone };

export const BrokenPicture: Story = {
  args: { profile: { ...profile, picture: brokenPicture } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.profile.initials)).toBeVisible();
  },
};
