import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { onSurface } from '../../../tests/fixtures/frames';
import { Icon } from './Icon';

const meta = { component: Icon, args: { name: 'bat' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'sm' } };

export const Medium: Story = {};

export const Large: Story = { args: { size: 'lg', name: 'trophy' } };

export const InColor: Story = {
  args: { name: 'ball', size: 'lg' },
  render: (args) => (
    <span style={{ color: 'var(--accent)' }}>
      <Icon {...args} />
    </span>
  ),
};

export const OnGreen: Story = { args: { size: 'lg' }, decorators: [onSurface('green')] };

/** Every icon of the sprite, by the name used in data files. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '1rem' }}>
      {[...document.querySelectorAll('#icons > svg > symbol')]
        .map(({ id }) => id.replace('icon-', ''))
        .map((name) => (
          <li key={name} style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
            <Icon name={name} />
            <span>{name}</span>
          </li>
        ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20);
  },
};
