import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { contactPage } from '../../../tests/fixtures/contact';
import { hovered } from '../../../tests/fixtures/frames';
import { ContactScreen } from './ContactScreen';

const meta = {
  component: ContactScreen,
  args: contactPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const blocks = ['General Inquiries', 'Our Locations', 'Send Us Feedback'];

export const All: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Join Our Cricket Academy', ...blocks])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
  },
};

/** The page with a single block; the others are left out. */
const only = (name: string, ...hidden: ('general' | 'locations' | 'feedback')[]): Story['args'] => ({
  head: { ...contactPage.head, title: `Contact Us - ${name}` },
  pages: {
    ...contactPage.pages,
    links: contactPage.pages.links.map((link) => ({ ...link, current: link.label === name })),
  },
  ...Object.fromEntries(hidden.map((block) => [block, undefined])),
});

const shows =
  (name: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `Contact Us - ${name}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  };

export const General: Story = { args: only('General', 'locations', 'feedback'), play: shows('General') };

export const Locations: Story = { args: only('Locations', 'general', 'feedback'), play: shows('Locations') };

export const Feedback: Story = { args: only('Feedback', 'general', 'locations'), play: shows('Feedback') };

/** The application form is on another site, so it opens in a new tab. */
export const AParentApplies: Story = {
  play: async ({ canvas }) => {
    const { label, href } = contactPage.apply.link;
    const link = canvas.getByRole('link', { name: new RegExp(`^${label}`) });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  },
};

export const Hovered: Story = { parameters: hovered };
