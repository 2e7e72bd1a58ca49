import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { calendarWords, eventWords, invitations } from '../../../tests/fixtures/schedule';
import { Invitation } from './Invitation';

const meta = {
  component: Invitation,
  args: { ...invitations.sessions, text: calendarWords.allOver, link: calendarWords.ask },
  decorators: [onSurface('green')],
} satisfies Meta<typeof Invitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { ask } = calendarWords;
    await expect(canvas.getByRole('link', { name: ask.label })).toHaveAttribute('href', ask.href);
  },
};

export const OnWhite: Story = {
  args: { ...invitations.events, text: eventWords.none, link: eventWords.ask },
  decorators: [onSurface('white')],
};

export const InANarrowPlace: Story = {
  args: OnWhite.args,
  decorators: [narrow, onSurface('white')],
};
