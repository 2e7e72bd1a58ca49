import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { deskWith, deskWords, kickerDraft, never, openedWith } from '../../../tests/fixtures/desk/desk';
import { chooseTab, expectStatus } from '../../../tests/fixtures/desk/deskPlays';
import { deskStory } from '../../../tests/fixtures/desk/deskStory';
import { phone } from '../../../tests/fixtures/frames';
import { spaced, spacedIn } from '../../../tests/fixtures/reads';
import { Refusal, type RefusalKind } from '../../machines/desk/github/refusal';
import type { Outcome } from '../../machines/desk/publication';
import { Desk } from './Desk';

const { views, status, publish } = deskWords;
const words = publish.github;
const repository = 'vistula-cricket/website';
const token = 'github_pat_11ABCDEFG';

/** A desk with a draft, of a site that names its repository. */
const desk = (end: () => Promise<Outcome> = never) =>
  deskWith({
    open: async () => ({ ...(await openedWith(kickerDraft('FAQ', 'Questions'))), github: { repository } }),
    publish: end,
  });

/** Publishing on GitHub: a token is asked for, the changes are on their way, there, or refused. */
const meta = {
  ...deskStory,
  component: Desk,
  args: { ...deskStory.args, machine: desk() },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async (context) => {
  await expectStatus(context.canvas, status.right);
  await chooseTab(context, views.publish);
};

const submit: Play = async (context) => {
  const { canvas, userEvent } = context;
  await open(context);
  await userEvent.type(canvas.getByLabelText(words.token), token);
  await userEvent.click(canvas.getByRole('button', { name: spaced(words.submit) }));
};

export const TokenAsked: Story = {
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    await expect(canvas.getByLabelText(words.token)).toHaveAccessibleDescription(words.tokenHint);
    await expect(canvas.getByLabelText(words.token)).toHaveAttribute('autocomplete', 'off');
    await expect(canvas.getByRole('radio', { name: spacedIn(words.pull) })).toBeChecked();
  },
};

export const OnAPhone: Story = { ...TokenAsked, globals: phone };

export const WithoutAToken: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(canvas.getByRole('button', { name: spaced(words.submit) }));
    await expect(canvas.getByLabelText(words.token)).toBeInvalid();
    await expect(canvas.getByLabelText(words.token)).toHaveFocus();
  },
};

/** The token is nowhere in the document, in an address or in storage. */
export const OnItsWay: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await submit(context);
    const button = await canvas.findByRole('button', { name: spaced(publish.publishing) });
    // A second click publishes nothing more.
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const kept = [document.documentElement.outerHTML, location.href, ...Object.values(localStorage)];
    await expect([...kept, ...Object.values(sessionStorage)].join('\n')).not.toContain(token);
  },
};

export const PullRequestOpen: Story = {
  args: { machine: desk(async () => ({ link: `https://github.com/${repository}/pull/12` })) },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText(spaced(words.done))).toBeVisible();
    const link = context.canvas.getByRole('link', { name: spacedIn(words.see) });
    await expect(link).toHaveAttribute('href', `https://github.com/${repository}/pull/12`);
  },
};

export const Committed: Story = {
  args: { machine: desk(async () => ({ link: `https://github.com/${repository}/commit/0f3d3e` })) },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText(spaced(words.doneDirect))).toBeVisible();
  },
};

/** The token of the try before is still in the tab. */
export const TokenKept: Story = {
  args: { machine: desk(() => Promise.reject(new Refusal('protected'))) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.type(canvas.getByLabelText(words.token), token);
    await userEvent.click(canvas.getByRole('radio', { name: spacedIn(words.direct) }));
    await userEvent.click(canvas.getByRole('button', { name: spaced(words.submit) }));
    await userEvent.click(await canvas.findByRole('button', { name: spaced(publish.goOn) }));
    await expect(canvas.getByLabelText(words.token)).toHaveAccessibleDescription(words.tokenKept);
    await expect(canvas.getByLabelText(words.token)).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: spacedIn(words.direct) })).toBeChecked();
  },
};

const refused = (kind: RefusalKind, said?: string): Story => ({
  args: {
    // Eleven at night, wherever the story is looked at.
    machine: desk(() => Promise.reject(new Refusal(kind, said, new Date(2025, 8, 1, 23).getTime()))),
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(spacedIn(words[kind].title));
  },
});

export const UnknownToken: Story = {
  ...refused('unknown', 'Bad credentials'),
  play: async (context) => {
    await submit(context);
    const said = await context.canvas.findByText('Bad credentials');
    // English, in whatever language the desk is.
    await expect(said).toHaveAttribute('lang', 'en');
    await expect(said.parentElement).toHaveTextContent(spacedIn(words.says));
  },
};
export const WithoutRights: Story = refused('rights', 'Resource not accessible by personal access token');
export const TooMuchAsked: Story = refused('limited', 'API rate limit exceeded');
export const NoSuchRepository: Story = refused('missing', 'Not Found');
export const ChangedByOthers: Story = refused('changed', 'data/en/faq.yaml');
export const OthersWereFaster: Story = refused('moved', 'Update is not a fast forward');
export const ProtectedBranch: Story = refused('protected', 'Repository rule violations found');
export const Refused: Story = refused('refused', 'Validation Failed');
export const GitHubIsDown: Story = refused('server');

export const NoConnection: Story = {
  args: { machine: desk(async () => 'offline') },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText(spaced(words.offline.title))).toBeVisible();
  },
};
