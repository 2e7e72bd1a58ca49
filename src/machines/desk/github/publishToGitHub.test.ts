/** @jest-environment node */
import { GitHubStandIn, type Mishap } from '../../../../tests/support/gitHub/standIn';
import type { ToGitHub } from '../publication';
import { publishToGitHub } from './publishToGitHub';
import { Refusal } from './refusal';

const faq = { file: 'data/en/faq.yaml', before: 'title: Why?\n', after: 'title: Dlaczego? Zażółć\n' };
const site = { file: 'data/site.yaml', before: 'name: A\n', after: 'name: B\n' };
const files = [faq, site];
const texts = { [faq.file]: faq.before, [site.file]: site.before, 'README.md': 'Read me' };
const published = { ...texts, [faq.file]: faq.after, [site.file]: site.after };

const calls = {
  pulls: 'GET /repos/{owner}/{repo}/pulls',
  head: 'GET /repos/{owner}/{repo}/git/ref/{ref}',
  tree: 'POST /repos/{owner}/{repo}/git/trees',
  commit: 'POST /repos/{owner}/{repo}/git/commits',
  branch: 'POST /repos/{owner}/{repo}/git/refs',
  move: 'PATCH /repos/{owner}/{repo}/git/refs/{ref}',
  pull: 'POST /repos/{owner}/{repo}/pulls',
};
/** Every call of a way to publish, in order. */
const ways = {
  pull: ['GET /repos/{owner}/{repo}', ...Object.values(calls).filter((name) => name !== calls.move)],
  direct: ['GET /repos/{owner}/{repo}', calls.head, calls.tree, calls.commit, calls.move],
};

let gitHub: GitHubStandIn;
let baseUrl: string;
beforeEach(async () => {
  gitHub = new GitHubStandIn(texts);
  baseUrl = await gitHub.start();
});
afterEach(() => {
  gitHub.stop();
  expect(gitHub.faults).toEqual([]);
  expect(JSON.stringify(gitHub.requests)).not.toContain(gitHub.token);
});

const publish = (by: Partial<ToGitHub> = {}, changed = files) =>
  publishToGitHub(
    {
      ...{ way: 'github', repository: 'academy/site', commit: 'abc', token: gitHub.token, direct: false },
      ...{ title: 'Content', ...by },
    },
    changed,
    { baseUrl },
  );
/** Why it was refused. */
const refusal = async (by?: Partial<ToGitHub>) => {
  const error: unknown = await publish(by).catch((thrown: unknown) => thrown);
  if (!(error instanceof Refusal)) throw new Error(`It was not refused: ${String(error)}`);
  return error;
};
const branches = () => [...gitHub.refs.keys()].filter((name) => name.startsWith('heads/desk/'));
const own = () => branches()[0]?.replace('heads/', '') ?? '';
const pull = { link: 'https://github.com/academy/site/pull/1' };

it('makes one commit on a branch of its own, and opens a pull request', async () => {
  expect(await publish()).toEqual(pull);
  expect(gitHub.textsOf(own())).toEqual(published);
  expect(gitHub.messagesOf(own())).toEqual([
    'Content\n\n- data/en/faq.yaml\n- data/site.yaml\n\nBuilt from abc',
    'Begin',
  ]);
  expect(gitHub.pulls).toMatchObject([{ title: 'Content', head: own() }]);
  expect(gitHub.textsOf('main')).toEqual(texts);
});

it('commits to the branch where that is asked for', async () => {
  const link = `https://github.com/academy/site/commit/`;
  expect(await publish({ direct: true })).toEqual({ link: expect.stringContaining(link) });
  expect(gitHub.textsOf('main')).toEqual(published);
  expect(gitHub.messagesOf('main')).toHaveLength(2);
  expect([branches(), gitHub.pulls]).toEqual([[], []]);
});

it('publishes once, however often and at once it is asked to', async () => {
  expect(await publish()).toEqual(pull);
  expect(await publish()).toEqual(pull);
  expect([branches().length, gitHub.pulls.length]).toEqual([1, 1]);
  await publish({ direct: true });
  expect(await publish({ direct: true })).toEqual({ link: 'https://github.com/academy/site/commits/main' });
  expect(gitHub.messagesOf('main')).toHaveLength(2);
});

it('two tabs at once open one pull request', async () => {
  expect(await Promise.all([publish(), publish()])).toEqual([pull, pull]);
  expect([branches().length, gitHub.pulls.length]).toEqual([1, 1]);
});

it('a renamed repository is found', async () => {
  expect(await publish({ repository: 'academy/old' })).toEqual(pull);
});

it('on a branch that has moved on elsewhere, what is there stays', async () => {
  gitHub.change({ 'README.md': 'Newer' });
  await publish({ direct: true });
  expect(gitHub.textsOf('main')).toEqual({ ...published, 'README.md': 'Newer' });
});

it('what the branch has already is left alone', async () => {
  gitHub.change({ [faq.file]: faq.after });
  await publish({ direct: true });
  expect(gitHub.textsOf('main')).toEqual(published);
});

it.each([true, false])(
  'nothing is overwritten that somebody else has changed (direct: %s)',
  async (direct) => {
    gitHub.change({ [faq.file]: 'title: Who?\n' });
    expect(await refusal({ direct })).toMatchObject({ kind: 'changed', message: faq.file });
    expect(gitHub.textsOf('main')[faq.file]).toBe('title: Who?\n');
    expect(branches()).toEqual([]);
  },
);

it('a file that the branch does not have any more is no longer written', async () => {
  const gone = { ...site, file: 'data/gone.yaml' };
  const error = publish({}, [gone]);
  await expect(error).rejects.toMatchObject({ kind: 'changed', message: gone.file });
});

it('a branch that moves while it is published is not overwritten', async () => {
  gitHub.meet({ name: calls.move, status: 422, message: 'Update is not a fast forward' });
  expect(await refusal({ direct: true })).toMatchObject({ kind: 'moved' });
  expect(gitHub.textsOf('main')).toEqual(texts);
});

describe.each(Object.entries(ways))('whatever breaks (%s)', (way, names) => {
  const direct = way === 'direct';
  const breaks: [string, Omit<Mishap, 'name'>][] = [
    ['the network on the way there', {}],
    ['the network on the way back', { after: true }],
    ['the network in the middle of the answer', { after: 'half' }],
    ['GitHub', { status: 502 }],
  ];
  const cases = names.flatMap((name) => breaks.map(([what, how]) => [what, name, how] as const));

  it.each(cases)('%s at %s: nothing is half done, and a second try finishes it', async (_, name, how) => {
    gitHub.meet({ name, ...how });
    const outcome = await publish({ direct }).catch((thrown: unknown) => thrown);
    if (how.status) expect(outcome).toMatchObject({ kind: 'server' });
    else expect(outcome).toBe('offline');
    expect([texts, published]).toContainEqual(gitHub.textsOf('main'));
    const { link } = Object(await publish({ direct }));
    expect(link).toMatch(direct ? /\/commits?\// : /\/pull\/1$/);
    expect(gitHub.textsOf(direct ? 'main' : own())).toEqual(published);
    expect(gitHub.messagesOf(direct ? 'main' : own())).toHaveLength(2);
    expect([branches().length, gitHub.pulls.length]).toEqual(direct ? [0, 0] : [1, 1]);
  });
});

it('a branch whose pull request GitHub refuses is taken back', async () => {
  gitHub.meet({ name: calls.pull, status: 403, message: 'Resource not accessible by personal access token' });
  expect(await refusal()).toMatchObject({ kind: 'rights' });
  expect(branches()).toEqual([]);
});

it('a branch that was left behind is put on what the site is built from now', async () => {
  gitHub.meet({ name: calls.pull, status: 500 });
  await refusal();
  gitHub.change({ 'README.md': 'Newer' });
  expect(await publish()).toEqual(pull);
  expect(gitHub.messagesOf(own())).toHaveLength(3);
});

const soon = String(Math.round(Date.now() / 1000) + 600);
it.each<[string, Omit<Mishap, 'name'>, object]>([
  ['a token that has expired', { status: 401, message: 'Bad credentials' }, { kind: 'unknown' }],
  ['a token without rights', { status: 403, message: 'Resource not accessible' }, { kind: 'rights' }],
  [
    'too many requests in an hour',
    { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon } },
    { kind: 'limited', until: Number(soon) * 1000 },
  ],
  ['too many at once', { status: 429, headers: { 'retry-after': '30' } }, { kind: 'limited' }],
  ['too much', { status: 403, message: 'You have exceeded a secondary rate limit' }, { kind: 'limited' }],
  ['a repository that is not there', { status: 404 }, { kind: 'missing' }],
  ['a branch that is busy', { status: 409 }, { kind: 'moved' }],
  ['a rule', { status: 422, message: 'Repository rule violations found' }, { kind: 'protected' }],
  ['what is no content', { status: 422, message: 'Invalid tree info' }, { kind: 'refused' }],
  ['an hour of its own', { status: 503 }, { kind: 'server' }],
])('GitHub refuses %s', async (_, mishap, expected) => {
  gitHub.meet({ name: calls.tree, ...mishap });
  expect(await refusal()).toMatchObject(expected);
  expect([branches(), gitHub.pulls, gitHub.textsOf('main')]).toEqual([[], [], texts]);
});

it.each(['another', 'with space', 'żółw', ''])('the token "%s" is not known', async (token) => {
  expect(await refusal({ token })).toMatchObject({ kind: 'unknown' });
});

it('whoever may not write there is told so', async () => {
  gitHub.mayPush = false;
  expect(await refusal()).toMatchObject({ kind: 'rights' });
});

it('an unknown repository is told', async () => {
  expect(await refusal({ repository: 'academy/none' })).toMatchObject({ kind: 'missing' });
});
