import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { onSurface } from '../../../tests/fixtures/frames';
import { calendarWords } from '../../../tests/fixtures/schedule';
import { cancelledSession, movedSession, secondSession } from '../../../tests/fixtures/sessions';
import { SessionDates } from './SessionDates';

const meta = {
  component: SessionDates,
  args: {
    sessions: [cancelledSession, secondSession],
    nextTitle: calendarWords.nextTitle,
    now: Date.parse('2025-09-20T12:00:00+02:00'),
  },
  decorators: [onSurface('cream')],
} satisfies Meta<typeof SessionDates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next one is the first that takes place. */
export const NextAfterACancelledOne: Story = {
  play: async ({ canvas }) => {
    const [off, next] = canvas.getAllByRole('listitem');
    await expect(off).not.toHaveTextContent(calendarWords.nextTitle);
    await expect(next).toHaveTextContent(calendarWords.nextTitle);
  },
};

export const OfSeveralGroups: Story = {
  args: { sessions: [movedSession, secondSession], groups: calendarWords.groups },
  play: async ({ canvas }) => {
    const group = calendarWords.groups.find(({ value }) => value === secondSession.group);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(group?.label ?? 'no label');
  },
};

export const None: Story = {
  args: { sessions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
