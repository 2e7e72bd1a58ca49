import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { programScreen } from '../../../tests/fixtures/coaching';
import { narrow, onSurface } from '../../../tests/fixtures/frames';
import { field } from './looks/field';
import { steps } from './looks/steps';
import { ProgramFeatures } from './ProgramFeatures';

const featuresOf = (type: string) => programScreen(type).features?.cards ?? [];

const meta = {
  component: ProgramFeatures,
  args: { look: steps, features: featuresOf('junior') },
  decorators: [onSurface('cream')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProgramFeatures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** They stand on the end of their section. */
export const Steps: Story = {};

export const StepsInANarrowPlace: Story = { decorators: [narrow] };

export const Lead: Story = { args: { look: undefined, features: featuresOf('women') } };

export const LeadInANarrowPlace: Story = { ...Lead, decorators: [narrow] };

export const Field: Story = {
  args: { look: field, features: featuresOf('adult'), ground: programScreen('adult').features?.ground },
  decorators: [onSurface('green')],
};

export const FieldInANarrowPlace: Story = { ...Field, decorators: [narrow, onSurface('green')] };

/** A fork may leave the pictures out. */
export const FieldWithoutGround: Story = { ...Field, args: { ...Field.args, ground: undefined } };

export const WithoutPictures: Story = {
  args: { features: featuresOf('junior').map(({ picture: _, ...feature }) => feature) },
};
