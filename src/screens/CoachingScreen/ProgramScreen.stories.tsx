import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { companyForm, programScreen, tour } from '../../../tests/fixtures/coaching';
import { phone } from '../../../tests/fixtures/frames';
import { say } from '../../../tests/fixtures/language';
import { reads, spaced } from '../../../tests/fixtures/reads';
import { ProgramPart } from './ProgramPart';
import { ProgramScreen } from './ProgramScreen';
import { RequestScreen } from './RequestScreen';
import { TourScreen } from './TourScreen';

const meta = {
  component: ProgramScreen,
  subcomponents: { ProgramPart, RequestScreen, TourScreen },
  args: programScreen('junior'),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProgramScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Junior: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: reads('Junior Cricket Program') }),
    ).toBeVisible();
    for (const name of [
      'Fundamental Skills',
      'Age-Appropriate Training',
      'Safe Environment',
      'Character Development',
    ])
      await expect(canvas.getByRole('heading', { level: 3, name: reads(name) })).toBeVisible();
    await expect(canvas.getByText(reads('Core Coach Level 2'))).toBeVisible();
  },
};

export const Adult: Story = { args: programScreen('adult') };

export const Women: Story = { args: programScreen('women') };

/** Programmes whose dates are agreed on. */
const onRequest = (type: string): Story => {
  const content = programScreen(type);
  return { args: content, render: () => <RequestScreen {...content} /> };
};

export const Corporate: Story = {
  ...onRequest('corporate'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(spaced(say({ en: 'December 2022', pl: 'grudzień 2022' })))).toBeVisible();
    const { people, city, submit } = companyForm.words;
    await expect(canvas.getByRole('spinbutton', { name: people })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: city })).toBeVisible();
    await expect(canvas.getByRole('button', { name: submit })).toBeVisible();
  },
};

export const Camps: Story = {
  ...onRequest('camps'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say({ en: '14:00-17:00', pl: '14:00–17:00' }))).toBeVisible();
  },
};

export const Tours: Story = {
  args: programScreen('tours'),
  render: () => <TourScreen {...programScreen('tours')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: spaced(tour.title) })).toBeVisible();
  },
};

/** Nothing is said of a journey if no series is abroad. */
export const ToursAtHome: Story = {
  args: programScreen('tours'),
  render: () => <TourScreen {...programScreen('tours')} journey={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: spaced(tour.title) })).not.toBeInTheDocument();
  },
};

/** A programme of another academy. */
export const WithoutAPlan: Story = {
  args: { program: 'veterans' },
};

export const WomenOnAPhone: Story = { args: Women.args, globals: phone };

export const ToursOnAPhone: Story = { ...Tours, globals: phone };

export const CampsOnAPhone: Story = { ...onRequest('camps'), globals: phone };
