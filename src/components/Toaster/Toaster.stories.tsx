import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { reads, said, says } from '../../../tests/fixtures/reads';
import { Button } from '../Button/Button';
import { Toaster } from './Toaster';
import { keepClear } from './useClearPlace';
import { useToasts } from './useToasts';

const saved = { title: said('Changes saved'), text: said('Hero section has been updated') };

const meta = {
  component: Toaster,
  args: { toasts: [{ ...saved, id: 1, open: true }], onDismiss: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(says('Changes saved'));
    await userEvent.click(canvas.getByRole('button', { name: reads('Dismiss message') }));
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
};

export const Nothing: Story = {
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Dismissed: Story = {
  args: { toasts: [{ ...saved, id: 1, open: false }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const OneAtATime: Story = {
  render: function OneAtATime() {
    const { toasts, show, dismiss } = useToasts();
    return (
      <>
        <Toaster toasts={toasts} onDismiss={dismiss} />
        <div {...keepClear}>
          <Button onClick={() => show(saved)}>{said('Save Changes')}</Button>
        </div>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: reads('Save Changes') });
    await userEvent.click(save);
    await userEvent.click(save);
    // The pointer on it keeps it for the picture.
    await userEvent.hover(canvas.getByText(reads('Changes saved')));
    await expect(canvas.getAllByText(reads('Changes saved'))).toHaveLength(1);
    const toast = canvas.getByText(reads('Changes saved')).getBoundingClientRect();
    await expect(toast.top).toBeGreaterThan(save.getBoundingClientRect().bottom);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongWords: Story = {
  args: {
    toasts: [{ title: saved.title.repeat(3), text: `${saved.text}. `.repeat(6), id: 1, open: true }],
  },
};
