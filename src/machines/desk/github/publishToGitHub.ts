import { RequestError } from '@octokit/request-error';
import type { ChangedFile } from '../../../../content/desk/review';
import type { Outcome, ToGitHub } from '../publication';
import { Refusal } from './refusal';
import { refusalOf } from './refusalOf';
import { openRepository, type RequestOptions } from './repository';

type Repository = Awaited<ReturnType<typeof openRepository>>;

/**
 * Publishes files as one commit: on a new branch with a pull request, or straight on the default branch. Safe to retry: an
 * unfinished attempt is found by its branch's name and completed.
 *
 * @throws {Refusal} if GitHub rejects it
 */
export async function publishToGitHub(
  target: ToGitHub,
  files: readonly ChangedFile[],
  options: RequestOptions = {},
): Promise<Outcome> {
  // With characters that a header cannot contain, `fetch` would fail as if there were no connection.
  if (!/^[\x21-\x7e]+$/.test(target.token)) throw new Refusal('unknown');
  try {
    const repository = await openRepository(target, options);
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

/** The same changes always get the same branch name, so that a retry finds what the first attempt left behind. */
async function branchOf({ repository }: ToGitHub, files: readonly ChangedFile[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([repository, files]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `desk/${[...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The new texts of the files, except those that the branch already has. @throws if a file differs from what the site was built from */
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

/** Creates the branch. If it exists, without a pull request, a failed attempt of the desk has left it: it is overwritten. */
async function putBranch(repository: Repository, branch: string, sha: string): Promise<void> {
  try {
    await repository.create(branch, sha);
  } catch (error) {
    if (statusOf(error) !== 422 || !/already exists/i.test(String(error))) throw error;
    await repository.move(branch, sha, true);
  }
}

/** Opens a pull request. If GitHub rejects it, the branch is deleted; after a temporary failure, it stays for the next attempt. */
async function pullOf(repository: Repository, branch: string, title: string, body: string) {
  try {
    return await repository.openPull(branch, title, body);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!(refusal instanceof Refusal) || ['server', 'limited', 'unknown'].includes(refusal.kind)) throw error;
    // Another tab may have opened it in the meantime.
    const open = await repository.findPull(branch);
    if (open) return open;
    await repository.remove(branch);
    throw error;
  }
}

const statusOf = (error: unknown) => (error instanceof RequestError ? error.status : undefined);

/** The description of the commit and the pull request: the changed files, and the commit that the site was built from. */
const bodyOf = ({ commit }: ToGitHub, files: readonly ChangedFile[]) =>
  [...files.map(({ file }) => `- ${file}`), ...(commit ? ['', `Built from ${commit}`] : [])].join('\n');
