import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { adminWords } from '../../../tests/fixtures/admin';
import { homeScreen } from '../../../tests/fixtures/home';
import { adminInput } from '../../../tests/fixtures/paths/adminPaths';
import { picture, pictures } from '../../../tests/fixtures/pictures';
import { reads, says } from '../../../tests/fixtures/reads';
import type { PasswordKey } from '../../browser/password';
import { publishEdits } from '../../content/editsStore';
import { useEdited } from '../../content/useEdited';
import { adminMachine } from '../../machines/admin/adminMachine';
import { Hero } from '../../sections/Hero/Hero';
import { AdminScreen, type AdminScreenProps } from './AdminScreen';

const locale = adminInput.locale;

/** An admin actor with the password "howzat". What it saves reaches the pages. */
const admin = () =>
  createActor(
    adminMachine.provide({
      actors: {
        checkPassword: fromPromise<boolean, { password: string; key: PasswordKey }>(
          async ({ input }) => input.password === 'howzat',
        ),
        askBeforeLeaving: fromCallback(() => {}),
      },
      actions: { goBack: () => {}, publish: (_, { saved }) => publishEdits(locale, saved) },
    }),
    { input: adminInput },
  ).start();

/** The admin page, and below it the home page's banner as visitors see it. */
function AdminAndHome(props: AdminScreenProps) {
  const [actor] = useState(admin);
  const { hero } = useEdited({ hero: adminInput.originals.hero }, locale);
  return (
    <>
      <AdminScreen {...props} actor={actor} />
      <Hero
        {...homeScreen.hero}
        title={hero.title}
        subtitle={hero.subtitle}
        cta={{ ...homeScreen.hero.cta, label: hero.ctaText }}
      />
    </>
  );
}

const meta = {
  component: AdminScreen,
  args: {
    head: { title: adminWords.title, intro: adminWords.seo.description, picture: picture('cutOut') },
    photos: pictures.slice(0, 4),
    words: adminWords,
    input: adminInput,
  },
  argTypes: { actor: { table: { disable: true } }, input: { table: { disable: true } } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = { args: { actor: admin() } };

/**
 * Logs in on the second attempt, changes a heading, sees it on the page and logs out. The heading stays
 * changed.
 */
export const AWholeVisit: Story = {
  render: (args) => <AdminAndHome {...args} />,
  beforeEach: () => () => publishEdits(locale, {}),
  play: async ({ canvas, userEvent, step }) => {
    await step('mistypes the password', async () => {
      await userEvent.type(await canvas.findByLabelText(reads('Password')), 'howzatt{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        says('Invalid password. Please try again.'),
      );
    });
    await step('logs in', async () => {
      const password = canvas.getByLabelText(reads('Password'));
      await userEvent.clear(password);
      await userEvent.type(password, 'howzat{Enter}');
      await expect(await canvas.findByText(reads('You are logged in as admin'))).toBeVisible();
    });
    await step('changes the heading and saves', async () => {
      const panel = within(canvas.getByRole('tabpanel', { name: reads('Hero Section') }));
      const title = panel.getByRole('textbox', { name: reads('Title') });
      await userEvent.clear(title);
      await userEvent.type(title, 'Howzat!');
      await userEvent.click(panel.getByRole('button', { name: reads('Save Changes') }));
      await expect(canvas.getByRole('status')).toHaveTextContent(says('Hero section has been updated'));
    });
    const banner = () => canvas.getByRole('heading', { level: 1, name: 'Howzat!' });
    await step('sees it', () => expect(banner()).toBeVisible());
    await step('logs out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: reads('Logout') }));
      await expect(canvas.getByRole('status')).toHaveTextContent(says('Logged out successfully'));
      // The pointer on it keeps it for the picture.
      await userEvent.hover(canvas.getByText(says('Logged out successfully')));
      await expect(banner()).toBeVisible();
    });
  },
};
