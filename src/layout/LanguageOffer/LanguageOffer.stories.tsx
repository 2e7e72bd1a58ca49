import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { focused, hovered, phone } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { holiday } from '../../../tests/fixtures/notices';
import { languages } from '../../../tests/fixtures/otherLanguages';
import { spaced } from '../../../tests/fixtures/reads';
import { offerAnswered } from '../../browser/storage/offerAnswered';
import { Header } from '../Header/Header';
import { Notices } from '../Notices/Notices';
import { LanguageOffer } from './LanguageOffer';

const [polish = { code: '', name: '', href: '' }, ukrainian = polish] = languages;
const { site, navigation } = layout;

const meta = {
  component: LanguageOffer,
  args: { language: polish },
  decorators: [
    (Story) => (
      <>
        <Header academy={site.name} label={navigation.label} items={navigation.items} languages={[]} />
        <Story />
        <main
          id="main"
          tabIndex={-1}
          data-tone="cream"
          style={{ minHeight: '24rem', paddingTop: 'var(--header-room)', background: 'var(--surface)' }}
        >
          <h1 style={{ padding: 'var(--space-7) var(--gutter)' }}>A page</h1>
        </main>
      </>
    ),
  ],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  beforeEach: () => {
    offerAnswered.set(false);
    return () => offerAnswered.set(false);
  },
} satisfies Meta<typeof LanguageOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('region', { name: polish.offer?.label });
    await expect(offer).toHaveAttribute('lang', 'pl');
    await expect(canvas.getByRole('link', { name: polish.offer?.link })).toHaveAttribute(
      'href',
      expect.stringContaining(polish.href),
    );
    await expect(document.body).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: phone };

/** It covers no notice. */
export const BelowANotice: Story = {
  decorators: [
    (Story) => (
      <>
        <Notices notices={[holiday]} path="/" version={1} />
        <Story />
      </>
    ),
  ],
  parameters: { now: '2025-09-01T12:00:00+02:00' },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: spaced(layout.interface.notices.label) });
    const offer = canvas.getByRole('region', { name: polish.offer?.label });
    await expect(offer.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      notice.getBoundingClientRect().bottom,
    );
  },
};

/** It takes no room: the page stays where it was when the offer goes. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByRole('heading').getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: polish.offer?.close }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: polish.offer?.label })).toBeNull());
    await expect(top()).toBe(before);
  },
};

/** Escape is the offer's while the focus is in it; the focus goes on with the page. */
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    canvas.getByRole('link', { name: polish.offer?.link }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: polish.offer?.label })).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Whoever has chosen a language is not asked. */
export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: polish.offer?.link }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: polish.offer?.label })).toBeNull());
  },
};

export const LongWords: Story = {
  args: {
    language: {
      ...ukrainian,
      offer: { label: 'Мова', link: 'Перечитати цю сторінку українською мовою', close: 'Закрити' },
    },
  },
  globals: phone,
};

export const Hovered: Story = { parameters: hovered };

export const Focused: Story = { parameters: focused };
