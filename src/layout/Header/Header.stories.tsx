import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { fill } from '../../../content/texts/fill';
import { after, focused, hovered, inPolish, laptop, phone } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { languages, longName, other } from '../../../tests/fixtures/otherLanguages';
import { reads, spaced } from '../../../tests/fixtures/reads';
import { dropdownDelay } from '../../behaviour';
import { DisclosureMenu } from './DisclosureMenu';
import { Header } from './Header';

const { site, navigation } = layout;
const coaching = navigation.items.find(({ items }) => items) ?? navigation.items[0];
const shown = coaching?.items?.slice(0, coaching.desktopItems ?? undefined) ?? [];
const hidden = coaching?.items?.slice(coaching.desktopItems ?? 0) ?? [];
const more = { name: fill(layout.interface.menu.submenu, { name: coaching?.label ?? '' }) };

const meta = {
  component: Header,
  subcomponents: { DisclosureMenu },
  args: { academy: site.name, label: navigation.label, items: navigation.items, languages: [] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ height: '150vh', paddingTop: '14rem' }}>
          <button type="button">Elsewhere</button>
        </main>
      </>
    ),
  ],
  globals: laptop,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  beforeEach: () => () => window.scrollTo({ top: 0, behavior: 'instant' }),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: spaced(navigation.label) })).toBeVisible();
    for (const { label, href } of navigation.items) {
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    await expect(canvas.getByRole('button', more)).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The header is lower and the crest smaller. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const height = () => canvas.getByRole('banner').getBoundingClientRect().height;
    const before = height();
    window.scrollTo({ top: 21, behavior: 'instant' });
    await waitFor(() => expect(height()).toBeLessThan(before));
    await expect(document.documentElement).toHaveAttribute('data-scrolled');
  },
};

/** The threshold itself, 20 px, does not count as scrolled. */
export const ScrolledALittle: Story = {
  play: async () => {
    window.scrollTo({ top: 20, behavior: 'instant' });
    await after(50);
    await expect(document.documentElement).not.toHaveAttribute('data-scrolled');
  },
};

export const CoachingOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', more));
    await waitFor(() => expect(canvas.getByRole('button', more)).toHaveAttribute('aria-expanded', 'true'));
    for (const { label, href } of shown)
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    await expect(shown).toHaveLength(3);
    for (const { label } of hidden) await expect(canvas.queryByText(label)).not.toBeInTheDocument();
    // Whether the focus shows after a click is the browser's choice; the story Focused shows it.
    canvas.getByRole('button', more).blur();
  },
};

export const CoachingOpensByHover: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', more);
    const link = canvas.getByRole('link', { name: coaching?.label });
    await step('after some time over the link', async () => {
      await userEvent.hover(link);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await after(dropdownDelay.open);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('and stays open over its items', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: shown[0]?.label }));
      await after(dropdownDelay.close);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('closes a moment after the pointer left', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Elsewhere' }));
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await after(dropdownDelay.close);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('and opens again at once', async () => {
      await userEvent.hover(link);
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'), { timeout: 150 });
    });
  },
};

export const CoachingByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', more);
    await step('the button opens it', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: shown[0]?.label })).toHaveFocus();
    });
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveFocus();
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    });
    await step('leaving it closes it', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
      for (let item = 0; item <= shown.length; item++) await userEvent.tab();
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await expect(canvas.getByRole('link', { name: reads('Gallery') })).toHaveFocus();
    });
  },
};

/** Opened by the pointer, with the focus elsewhere or nowhere: Escape closes it and leaves the focus alone. */
export const CoachingClosesByEscapeFromElsewhere: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', more);
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    const open = async () => {
      await userEvent.hover(elsewhere);
      await userEvent.hover(canvas.getByRole('link', { name: coaching?.label }));
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    };
    await step('from nowhere', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await expect(document.body).toHaveFocus();
    });
    await step('from another control, while the pointer rests', async () => {
      elsewhere.focus();
      await open();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await after(dropdownDelay.open);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(elsewhere).toHaveFocus();
    });
  },
};

export const CoachingClosesByAPressOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', more);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** The mobile menu has the navigation. */
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: spaced(layout.interface.menu.open) })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** Lines of the navigation. */
const lines = (canvasElement: HTMLElement) =>
  new Set(
    [...canvasElement.querySelectorAll('nav > ul > li')].map((item) => item.getBoundingClientRect().top),
  ).size;

const tablet = { viewport: { value: 'tablet', isRotated: false } };

/** The navigation has a line to itself, below the academy's name, and room for it. */
export const OnATablet: Story = {
  globals: tablet,
  play: async ({ canvas, canvasElement }) => {
    await expect(lines(canvasElement)).toBe(1);
    const end = canvas.getByRole('link', { name: reads('Contact') }).getBoundingClientRect().right;
    await expect(end).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A programme's page marks the entry that it lies below. */
export const OnAProgrammesPage: Story = {
  args: { path: shown[0]?.href },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true, name: coaching?.label })).toBeVisible();
  },
};

/** The other language stands beside the navigation, which keeps to its line. */
export const TwoLanguages: Story = {
  args: { languages: other },
  parameters: inPolish,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: other[0]?.name ?? '' })).toHaveAttribute(
      'hreflang',
      other[0]?.code,
    );
    await expect(lines(canvasElement)).toBe(1);
  },
};

export const TwoLanguagesOnATablet: Story = {
  args: { languages: other },
  globals: tablet,
  play: OnATablet.play,
};

/** The menu has it there. */
export const TwoLanguagesOnAPhone: Story = {
  args: { languages: other },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: other[0]?.name ?? '' })).toBeNull();
  },
};

export const ThreeLanguages: Story = { args: { languages } };

export const LongNameOfALanguage: Story = {
  args: { languages: longName },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const Hovered: Story = { ...CoachingOpensByHover, parameters: hovered };

export const Focused: Story = { ...CoachingOpen, parameters: focused };
