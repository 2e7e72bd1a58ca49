import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, within } from 'storybook/test';
import { focused, hovered, inPolish, phone } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { languages, other } from '../../../tests/fixtures/otherLanguages';
import { spaced } from '../../../tests/fixtures/reads';
import { Footer } from './Footer';

const { site, navigation, interface: words } = layout;
const { footer } = navigation;

const meta = {
  component: Footer,
  args: { site, words: footer, languages: [], onCookieSettings: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('all links', async () => {
      const links = within(canvas.getByRole('navigation', { name: spaced(footer.label) }));
      const hrefs = links.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(hrefs).toEqual([...footer.academy, ...footer.coaching].map(({ href }) => href));
    });
    await step('mail and telephone', async () => {
      await expect(canvas.getByRole('link', { name: spaced(site.emails.contact) })).toHaveAttribute(
        'href',
        `mailto:${site.emails.contact}`,
      );
      await expect(canvas.getByRole('link', { name: spaced(site.phone) })).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:\+\d+$/),
      );
    });
    await step('cookie settings', async () => {
      await userEvent.click(canvas.getByRole('button', { name: spaced(footer.cookieSettings) }));
      await expect(args.onCookieSettings).toHaveBeenCalledOnce();
    });
  },
};

export const SocialLinksOpenANewTab: Story = {
  play: async ({ canvas }) => {
    for (const { name } of site.social) {
      const link = canvas.getByRole('link', { name: `${name} ${words.newTab}` });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
};

export const OnAPhone: Story = { globals: phone };

export const TwoLanguages: Story = {
  args: { languages: other },
  parameters: inPolish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: other[0]?.name ?? '' })).toHaveAttribute(
      'hreflang',
      other[0]?.code,
    );
  },
};

export const ThreeLanguagesOnAPhone: Story = { args: { languages }, globals: phone };

export const WithoutCookieSettings: Story = {
  args: { onCookieSettings: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongWords: Story = {
  args: {
    site: {
      ...site,
      emails: { ...site.emails, contact: 'sekretariat.krakowsko-warszawski@vistula-cricket.example' },
    },
    words: {
      ...footer,
      tagline:
        'Krykiet dla najmłodszych, dorosłych i przedsiębiorstw: dwa miasta, jedna rzeka, jedna akademia.',
      places: 'Kraków-Zwierzyniec i Warszawa-Śródmieście, Rzeczpospolita Polska',
    },
  },
};

export const LongWordsOnAPhone: Story = { ...LongWords, globals: phone };

export const Hovered: Story = { parameters: hovered };

export const Focused: Story = { parameters: focused };
