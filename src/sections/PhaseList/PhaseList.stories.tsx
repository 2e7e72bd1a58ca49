import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { homeScreen } from '../../../tests/fixtures/home';
import { PhaseList } from './PhaseList';

const { phases } = homeScreen.about;

const meta = {
  component: PhaseList,
  args: phases,
  decorators: [onSurface('cream')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PhaseList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(phases.phases.length);
    await expect(canvasElement.ownerDocument.getElementById('mission')).toBeVisible();
  },
};

export const InANarrowPlace: Story = { decorators: [narrow] };

export const LongWords: Story = {
  args: {
    title: 'Rozpowszechnienie krykieta krok po kroku: trzyetapowy plan wieloletni',
    phases: ['Etap pierwszy (2023-2026)', 'Etap drugi', 'Etap trzeci'].map((phase) => ({
      phase,
      picture: homeScreen.about.picture,
      title: `Ogólnopolskie współzawodnictwo międzyszkolne, ${phase.toLowerCase()}`,
      description: 'Najmłodsi poznają zasady, najstarsi szkolą następców i prowadzą rozgrzewki. '.repeat(4),
    })),
  },
};
