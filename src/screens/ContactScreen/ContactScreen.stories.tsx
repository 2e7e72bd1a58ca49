import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { contactPage } from '../../../tests/fixtures/contact';
import { hovered } from '../../../tests/fixtures/frames';
import { reads, says, spaced } from '../../../tests/fixtures/reads';
import { ContactScreen } from './ContactScreen';

const meta = {
  component: ContactScreen,
  args: contactPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Join Our Cricket Academy', 'General Inquiries', 'Our Locations', 'Send Us Feedback'])
      await expect(canvas.getByRole('heading', { level: 2, name: reads(name) })).toBeVisible();
  },
};

const titleOf = (name: string) => `${contactPage.head.title} - ${name}`;

/** The page with a single block; the others are left out. */
const only = (name: string, ...hidden: ('general' | 'locations' | 'feedback')[]): Story['args'] => ({
  head: { ...contactPage.head, title: titleOf(name) },
  pages: {
    ...contactPage.pages,
    links: contactPage.pages.links.map((link) => ({ ...link, current: link.label === name })),
  },
  ...Object.fromEntries(hidden.map((block) => [block, undefined])),
});

const shows =
  (name: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: spaced(titleOf(name)) })).toBeVisible();
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  };

const [, general = '', locations = '', feedback = ''] = contactPage.pages.links.map(({ label }) => label);

export const General: Story = { args: only(general, 'locations', 'feedback'), play: shows(general) };

export const Locations: Story = { args: only(locations, 'general', 'feedback'), play: shows(locations) };

export const Feedback: Story = { args: only(feedback, 'general', 'locations'), play: shows(feedback) };

/** The application form is on another site, so it opens in a new tab. */
export const AParentApplies: Story = {
  play: async ({ canvas }) => {
    const { label, href } = contactPage.apply.link;
    const link = canvas.getByRole('link', { name: new RegExp(`^${label}`) });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(says('(opens in a new tab)'));
  },
};

export const Hovered: Story = { parameters: hovered };
