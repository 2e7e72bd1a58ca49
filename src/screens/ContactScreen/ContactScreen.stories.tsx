import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { contactPage } from '../../../tests/fixtures/contact';
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

const only = (name: string, ...hidden: ('general' | 'locations' | 'feedback')[]): Story => ({
  args: {
    head: { ...contactPage.head, title: `Contact Us - ${name}` },
    pages: {
      ...contactPage.pages,
      links: contactPage.pages.links.map((link) => ({ ...link, current: link.label === name })),
    },
    ...Object.fromEntries(hidden.map((block) => [block, undefined])),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `Contact Us - ${name}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
});

export const General = only('General', 'locations', 'feedback');

export const Locations = only('Locations', 'general', 'feedback');

export const Feedback = only('Feedback', 'general', 'locations');
