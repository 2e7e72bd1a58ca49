import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { picture } from '../../../tests/fixtures/pictures';
import { ButtonLink } from '../Button/Button';
import { Section } from './Section';

const meta = {
  component: Section,
  args: {
    kicker: 'On the calendar',
    title: 'Upcoming Events',
    intro: 'Matches at home and away, for juniors and for adults.',
    children: <p>Content</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cream: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Upcoming Events' })).toBeVisible();
  },
};

export const White: Story = { args: { tone: 'white' } };

export const Amber: Story = { args: { tone: 'amber' } };

export const Green: Story = { args: { tone: 'green' } };

export const WithAction: Story = {
  args: {
    action: (
      <ButtonLink variant="secondary" href="/schedule#upcoming-events">
        View All Events
      </ButtonLink>
    ),
  },
};

/** It stands on the content. */
export const WithPicture: Story = {
  args: {
    picture: picture('cutOut'),
    intro: undefined,
    children: (
      <div style={{ height: '8rem', borderRadius: 'var(--radius-lg)', background: 'var(--green-900)' }} />
    ),
  },
};

export const WithPictureOnAPhone: Story = { ...WithPicture, globals: phone };

export const Split: Story = { args: { layout: 'split' } };

export const Mirrored: Story = { args: { layout: 'mirrored' } };

export const TitleOnly: Story = { args: { kicker: undefined, intro: undefined } };

export const LongTitle: Story = {
  args: { title: 'Międzynarodowy turniej juniorów o puchar Akademii Krykieta Wisła w Krakowie i Warszawie' },
};
