import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { phone } from '../../../tests/fixtures/frames';
import { language } from '../../../tests/fixtures/language';
import { layout, unexpected } from '../../../tests/fixtures/layout';
import { spaced } from '../../../tests/fixtures/reads';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { Section } from '../../components/Section/Section';
import { ErrorScreen } from '../ErrorScreen/ErrorScreen';
import { SiteLayout } from './SiteLayout';

const page = (
  <div style={{ paddingTop: 'var(--header-height)' }}>
    <h1 style={{ padding: 'var(--space-6) var(--gutter) 0' }}>A page</h1>
    <Section title="A section" intro="Pages are made of sections like this one.">
      <p>Content</p>
    </Section>
  </div>
);

const meta = {
  component: SiteLayout,
  args: { data: layout, path: '/programs', errorScreen: <ErrorScreen {...unexpected} />, children: page },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  // Consent is given already: the dialog has stories of its own.
  beforeEach: () => {
    window.localStorage.setItem('cookie-consent', 'accepted');
    return () => window.localStorage.clear();
  },
} satisfies Meta<typeof SiteLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InnerPage: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const role of ['main', 'contentinfo']) await expect(canvas.getByRole(role)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvasElement.querySelector('[data-page]')).toHaveAttribute('data-page', 'inner');
  },
};

/** The home page has a background of its own. */
export const HomePage: Story = {
  args: { path: '/' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-page]')).toHaveAttribute('data-page', 'home');
  },
};

export const OnAPhone: Story = { globals: phone };

/** The last part of a page, in the sky over its river. */
const ending = (
  <section
    data-tone="sky"
    style={{ padding: '9rem var(--gutter)', background: 'var(--surface)', color: 'var(--text)' }}
  >
    <h1>Come and play</h1>
    <p>Every page ends at the river.</p>
  </section>
);

/** By day, as everywhere where a section says nothing else. */
export const EndsByDay: Story = {
  args: { path: '/faq', children: ending },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-sky]')).toBeNull();
  },
};

/** The pages of a section share a river and its sky. */
export const EndsAtDusk: Story = {
  args: { path: '/coaching/junior', children: ending },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-sky]')).toHaveAttribute('data-sky', 'green');
  },
};

export const EndsInWinter: Story = {
  args: { path: '/schedule', children: ending },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-sky]')).toHaveAttribute('data-sky', 'mint');
  },
};

/** The first thing that Tab reaches skips the navigation. */
export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: spaced(layout.interface.skipToContent) });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

export const AsksForConsent: Story = {
  beforeEach: () => window.localStorage.clear(),
  play: async ({ canvas, userEvent }) => {
    const words = layout.consent.languages[language];
    const dialog = await canvas.findByRole('dialog', { name: spaced(words.title) }, { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: spaced(words.decline) }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(window.localStorage.getItem('cookie-consent')).toBeNull();
  },
};

function Broken(): never {
  throw new Error('This page always breaks.');
}

/** If a page throws, header and footer stay; the error is logged. */
export const PageThatBreaks: Story = {
  tags: ['logs'],
  args: { children: <Broken /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: spaced(unexpected.title) })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

/** Words that throw when they are read, which breaks the whole layout. */
const brokenData = {
  ...layout,
  navigation: {
    ...layout.navigation,
    get items(): never {
      throw new Error('The navigation always breaks.');
    },
  },
};

/** Wrapped, because Storybook itself would read broken data in a story's args. */
const BrokenLayout = (props: Omit<ComponentProps<typeof SiteLayout>, 'data'>) => (
  <SiteLayout {...props} data={brokenData} />
);

/** If the layout itself throws, only the error screen is left, which depends on nothing in it. */
export const LayoutThatBreaks: Story = {
  tags: ['logs'],
  render: (args) => (
    <ErrorBoundary resetKey={args.path} fallback={<main>{args.errorScreen}</main>}>
      <BrokenLayout path={args.path} errorScreen={args.errorScreen}>
        {args.children}
      </BrokenLayout>
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: spaced(unexpected.title) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: spaced(unexpected.home.label) })).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};
