import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, spyOn } from 'storybook/test';
import { contactPage, words } from '../../../tests/fixtures/contact';
import { phone } from '../../../tests/fixtures/frames';
import { picture } from '../../../tests/fixtures/pictures';
import { reads, spaced } from '../../../tests/fixtures/reads';
import { outside } from '../../browser/outside';
import { FeedbackBoard } from './FeedbackBoard';

const meta = {
  component: FeedbackBoard,
  args: { ...contactPage.feedback, roof: picture('panorama'), turf: picture('panorama', 1) },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    // Stories must not navigate away.
    spyOn(outside, 'open').mockImplementation(() => undefined);
  },
} satisfies Meta<typeof FeedbackBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: reads('Send Us Feedback') })).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
  },
};

export const OnAPhone: Story = { globals: phone };

export const Refused: Story = {
  name: 'Refused while something is missing',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: reads('Submit Feedback') }));
    await expect(canvas.getByRole('textbox', { name: reads('Name') })).toHaveFocus();
    await expect(canvas.getAllByRole('alert')).toHaveLength(3);
  },
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: reads('Name') }), 'Ola');
    await userEvent.type(canvas.getByRole('textbox', { name: reads('Email') }), 'o@a.example');
    await userEvent.type(canvas.getByRole('textbox', { name: reads('Message') }), 'Six!');
    await userEvent.click(canvas.getByRole('button', { name: reads('Submit Feedback') }));
    await expect(canvas.getByText(spaced(words.feedback.form.opened))).toBeVisible();
  },
};
