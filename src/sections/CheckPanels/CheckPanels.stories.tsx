import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { coachingScreen } from '../../../tests/fixtures/coaching';
import { narrow, onSurface, phone } from '../../../tests/fixtures/frames';
import { areas } from '../../../tests/fixtures/programs';
import { reads, spaced, spacedIn } from '../../../tests/fixtures/reads';

const { programFeatures, skills } = coachingScreen.lists;

import { CheckPanels } from './CheckPanels';
import { folders } from './looks/folders';
import { honours } from './looks/honours';
import { islands } from './looks/islands';
import { lockers } from './looks/lockers';
import { notebook } from './looks/notebook';
import { scorebook } from './looks/scorebook';
import { tactics } from './looks/tactics';
import { ticket } from './looks/ticket';

const meta = {
  component: CheckPanels,
  args: { panels: [programFeatures, { ...skills, bullet: 'ball' }] },
} satisfies Meta<typeof CheckPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: spaced(programFeatures.title) })).toBeVisible();
    const [panels] = canvas.getAllByRole('list');
    for (const point of [...programFeatures.points, ...skills.points])
      await expect(panels).toHaveTextContent(spacedIn(point));
  },
};

export const Uneven: Story = {
  args: { panels: [programFeatures, { ...skills, points: skills.points.slice(0, 1) }] },
};

export const Narrow: Story = { decorators: [narrow] };

export const Three: Story = {
  args: { panels: areas, look: islands },
  play: async ({ canvas }) => {
    for (const name of ['Technical Excellence', 'Mental Conditioning', 'Physical Conditioning'])
      await expect(canvas.getByRole('heading', { name: reads(name) })).toBeVisible();
  },
};

/** On a surface whose colour its holes show. */
export const Ticket: Story = { args: { look: ticket }, decorators: [onSurface('amber')] };

export const TicketOnAPhone: Story = { ...Ticket, globals: phone };

export const Notebook: Story = { args: { look: notebook } };

export const Folders: Story = { args: { look: folders } };

export const Lockers: Story = { args: { look: lockers } };

export const LockersOnAPhone: Story = { ...Lockers, globals: phone };

export const Honours: Story = { args: { look: honours } };

export const HonoursOnAPhone: Story = { ...Honours, globals: phone };

export const Tactics: Story = { args: { look: tactics } };

export const Scorebook: Story = { args: { look: scorebook }, decorators: [onSurface('mint')] };

export const LongWords: Story = {
  args: {
    panels: [
      { title: 'Najdłuższa nazwa listy', points: programFeatures.points.map((point) => point.repeat(3)) },
      skills,
    ],
  },
};
