import { RequestError } from '@octokit/request-error';
import type { ChangedFile } from '../../../../content/desk/review';
import type { Outcome, ToGitHub } from '../publication';
import { Refusal } from './refusal';
import { refusalOf } from './refusalOf';
import { type Asking, openRepository } from './repository';

type Repository = Awaited<ReturnType<typeof openRepository>>;

/**
 * Publishes files as one commit: on a branch of its own with a pull request, or on the branch that is published. It may be tried
 * again at any time: what was begun is found by its name and finished.
 *
 * @throws {Refusal} if GitHub does not take it
 */
export async function publishToGitHub(
  target: ToGitHub,
  files: readonly ChangedFile[],
  asking: Asking = {},
): Promise<Outcome> {
  // A token with characters that no header can carry: `fetch` would fail as if there were no connection.
  if (!/^[\x21-\x7e]+$/.test(target.token)) throw new Refusal('unknown');
  try {
    const repository = await openRepository(target, asking);
    if (!repository.mayPush) throw new Refusal('rights');
    return { link: await published(repository, target, files) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) return 'offline';
    throw refusal;
  }
}

async function published(repository: Repository, target: ToGitHub, files: readonly ChangedFile[]) {
  const own = await branchOf(target, files);
  const open = target.direct ? undefined : await repository.findPull(own);
  if (open) return open;
  const head = await repository.head(repository.branch);
  const texts = await stillToWrite(repository, head, files);
  if (Object.keys(texts).length === 0) return `${repository.url}/commits/${repository.branch}`;
  const body = bodyOf(target, files);
  const commit = await repository.commit(head, texts, `${target.title}\n\n${body}`);
  if (target.direct) {
    await repository.move(repository.branch, commit.sha, false);
    return commit.link;
  }
  await putBranch(repository, own, commit.sha);
  return pullOf(repository, own, target.title, body);
}

/** A name that the same change always has: a second try finds what the first one has left. */
async function branchOf({ repository }: ToGitHub, files: readonly ChangedFile[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([repository, files]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `desk/${[...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The new texts of the files, without those that the branch has already. The branch has what the site was built from, or nothing is written. */
async function stillToWrite(repository: Repository, head: string, files: readonly ChangedFile[]) {
  const texts: Record<string, string> = {};
  for (const { file, before, after } of files) {
    const there = await repository.text(file, head);
    if (there === after) continue;
    if (there !== before) throw new Refusal('changed', file);
    texts[file] = after;
  }
  return texts;
}

/** Nobody but the desk makes branches of such a name, and this one has no pull request: it is left from a try that failed. */
async function putBranch(repository: Repository, branch: string, sha: string): Promise<void> {
  try {
    await repository.create(branch, sha);
  } catch (error) {
    if (statusOf(error) !== 422 || !/already exists/i.test(String(error))) throw error;
    await repository.move(branch, sha, true);
  }
}

/** The pull request of a branch. If GitHub will not have one, the branch is taken back; after a mishap it stays for the next try. */
async function pullOf(repository: Repository, branch: string, title: string, body: string) {
  try {
    return await repository.openPull(branch, title, body);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!(refusal instanceof Refusal) || ['server', 'limited', 'unknown'].includes(refusal.kind)) throw error;
    // Another tab was faster.
    const open = await repository.findPull(branch);
    if (open) return open;
    await repository.remove(branch);
    throw error;
  }
}

const statusOf = (error: unknown) => (error instanceof RequestError ? error.status : undefined);

/** What was changed, and on what. */
const bodyOf = ({ commit }: ToGitHub, files: readonly ChangedFile[]) =>
  [...files.map(({ file }) => `- ${file}`), ...(commit ? ['', `Built from ${commit}`] : [])].join('\n');
