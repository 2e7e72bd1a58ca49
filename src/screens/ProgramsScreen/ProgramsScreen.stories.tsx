import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { programsScreen } from '../../../tests/fixtures/programs';
import { reads, said, spaced } from '../../../tests/fixtures/reads';
import { Panel } from './Panel';
import { ProgramsScreen } from './ProgramsScreen';

const meta = {
  component: ProgramsScreen,
  subcomponents: { Panel },
  args: programsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProgramsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FocusAreas: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: reads('Our Training Programs') }),
    ).toBeVisible();
    for (const { title, href } of programsScreen.programmes.tiles) {
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', href);
    }
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(
      ['Focus Areas', 'Standards', 'Coaching Pathway', 'Global Coaching Certification'].map(said),
    );
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    await expect(tabs[0]?.id).toContain('focus-areas');
  },
};

export const Standards: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: reads('Standards') }));
    for (const name of ['Professional Standards', 'Quality Assurance', 'International Recognition'])
      await expect(canvas.getByRole('heading', { name: reads(name) })).toBeVisible();
  },
};

export const Pathway: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: reads('Coaching Pathway') }));
    await expect(canvas.getByText(spaced(programsScreen.pathway.words.title))).toBeVisible();
  },
};

export const Certification: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: reads('Global Coaching Certification') }));
    await expect(canvas.getByRole('heading', { name: reads('Mastery') })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };
