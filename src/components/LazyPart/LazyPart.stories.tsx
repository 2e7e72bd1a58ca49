import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, spyOn } from 'storybook/test';
import { layout } from '../../../tests/fixtures/layout';
import { reads, spacedIn } from '../../../tests/fixtures/reads';
import { LazyPart } from './LazyPart';
import { retryDelay } from './useLazyPart';

type Part = () => JSX.Element;

const Loaded: Part = () => <p>The part is here.</p>;

const never = () => new Promise<Part>(() => {});

const meta = {
  component: LazyPart<Part>,
  args: {
    load: async () => Loaded,
    children: (PartOfThePage) => <PartOfThePage />,
    fallback: <p>What stands in the HTML.</p>,
  },
} satisfies Meta<typeof LazyPart<Part>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  args: { load: never },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What stands in the HTML.')).toBeVisible();
  },
};

export const Arrived: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The part is here.')).toBeVisible();
    await expect(canvas.queryByText('What stands in the HTML.')).toBeNull();
  },
};

export const WantedAtOnce: Story = {
  args: { eager: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The part is here.')).toBeVisible();
  },
};

/** After three failed retries, the visitor is told and can try again. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('Loading chunk 7 failed.')), eager: true },
  tags: ['logs'],
  beforeEach: () => {
    const { setTimeout } = window;
    // The delays between the retries add up to seven seconds: shorten them.
    const pauses = [0, 1, 2].map(retryDelay);
    const timer = spyOn(window, 'setTimeout').mockImplementation((callback, delay = 0) =>
      Reflect.apply(setTimeout, window, [callback, pauses.includes(delay) ? delay / 50 : delay]),
    );
    return () => timer.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      spacedIn(layout.interface.loading.failed),
    );
    await expect(canvas.getByRole('button', { name: reads('Try again') })).toBeVisible();
    await expect(canvas.getByText('What stands in the HTML.')).toBeVisible();
  },
};
