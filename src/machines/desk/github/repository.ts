import { request } from '@octokit/request';
import { RequestError } from '@octokit/request-error';
import type { ToGitHub } from '../publication';

/** Where GitHub's API is asked, and until when. */
export interface Asking {
  /** Another one than GitHub's own, for tests. */
  baseUrl?: string;
  signal?: AbortSignal;
}

/**
 * Browsers keep answers of this API for a minute: a branch would seem not to have moved. And an answer that breaks off would count as
 * one without contents: it is waited for as a whole.
 */
async function fetchNow(url: string, init?: RequestInit): Promise<Response> {
  const own = { cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  const response = await fetch(url, { ...init, ...own });
  await response.clone().arrayBuffer();
  return response;
}

/** The calls of GitHub's API that publishing needs, to one repository with one token. */
export async function openRepository(
  { repository, token }: Pick<ToGitHub, 'repository' | 'token'>,
  { baseUrl = 'https://api.github.com', signal }: Asking = {},
) {
  const ask = request.defaults({
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
    request: { fetch: fetchNow, signal },
  });
  const named = (name: string) => {
    const [owner = '', repo = ''] = name.split('/');
    return { owner, repo };
  };
  const { data } = await ask('GET /repos/{owner}/{repo}', named(repository));
  // A repository that was renamed answers under its old name only what is read.
  const at = named(data.full_name);

  return {
    url: data.html_url,
    branch: data.default_branch,
    mayPush: data.permissions?.push ?? false,

    /** The commit that a branch is at. */
    head: async (branch: string) =>
      (await ask('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...at, ref: `heads/${branch}` })).data.object
        .sha,

    /** The text of a file at a commit; undefined if it is not there. */
    text: async (path: string, ref: string) => {
      try {
        const file = (await ask('GET /repos/{owner}/{repo}/contents/{path}', { ...at, path, ref })).data;
        return 'content' in file && typeof file.content === 'string' ? decoded(file.content) : undefined;
      } catch (error) {
        if (error instanceof RequestError && error.status === 404) return undefined;
        throw error;
      }
    },

    /** Makes a commit on top of another; it is on no branch yet, so nobody sees it. */
    commit: async (parent: string, files: Readonly<Record<string, string>>, message: string) => {
      const { data: before } = await ask('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
        ...at,
        commit_sha: parent,
      });
      const tree = Object.entries(files).map(
        ([path, content]) => ({ path, mode: '100644', type: 'blob', content }) as const,
      );
      const { data: after } = await ask('POST /repos/{owner}/{repo}/git/trees', {
        ...at,
        base_tree: before.tree.sha,
        tree,
      });
      const { data: made } = await ask('POST /repos/{owner}/{repo}/git/commits', {
        ...at,
        message,
        tree: after.sha,
        parents: [parent],
      });
      return { sha: made.sha, link: made.html_url };
    },

    create: (branch: string, sha: string) =>
      ask('POST /repos/{owner}/{repo}/git/refs', { ...at, ref: `refs/heads/${branch}`, sha }),

    /** @param force even if the commits that it has are not below the new one */
    move: (branch: string, sha: string, force: boolean) =>
      ask('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ...at, ref: `heads/${branch}`, sha, force }),

    remove: (branch: string) =>
      ask('DELETE /repos/{owner}/{repo}/git/refs/{ref}', { ...at, ref: `heads/${branch}` }),

    /** The address of the open pull request of a branch, if it has one. */
    findPull: async (branch: string) => {
      const head = `${at.owner}:${branch}`;
      const { data: open } = await ask('GET /repos/{owner}/{repo}/pulls', { ...at, head, state: 'open' });
      return open[0]?.html_url;
    },

    openPull: async (branch: string, title: string, body: string) => {
      const asked = { ...at, title, body, head: branch, base: data.default_branch };
      return (await ask('POST /repos/{owner}/{repo}/pulls', asked)).data.html_url;
    },
  };
}

/** A text as GitHub sends it, in base64. */
const decoded = (content: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(atob(content.replace(/\s/g, '')), (letter) => letter.charCodeAt(0)),
  );
