import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { homeScreen } from '../../../tests/fixtures/home';
import { brokenPicture, wordyPicture } from '../../../tests/fixtures/pictures';
import { Section } from '../../components/Section/Section';
import { AboutStory } from './AboutStory';

const { kicker, title, subtitle, content, picture, vision, mission } = homeScreen.about;

const meta = {
  component: AboutStory,
  args: { content, picture, vision, mission },
  // With room the picture stands beside its section's heading.
  decorators: [
    (Story) => (
      <Section kicker={kicker} title={title} intro={subtitle}>
        <Story />
      </Section>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(picture.caption);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};

export const OnAPhone: Story = { globals: phone };

export const LongWords: Story = {
  args: {
    content: `${content} ${content} ${content}`,
    picture: wordyPicture,
    mission: {
      title: 'Rozpowszechnienie krykieta w najmłodszych środowiskach małopolsko-mazowieckich',
      description: `${mission.description} ${mission.description}`,
    },
  },
};

export const BrokenPicture: Story = { args: { picture: brokenPicture } };
