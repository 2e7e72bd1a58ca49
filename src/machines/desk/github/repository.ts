import { request } from '@octokit/request';
import { RequestError } from '@octokit/request-error';
import type { ToGitHub } from '../publication';

/** Options of the requests. */
export interface RequestOptions {
  /** For tests; GitHub's own API by default. */
  baseUrl?: string;
  signal?: AbortSignal;
}

/**
 * `fetch` without the browser's cache, which keeps GitHub's answers for a minute and so may show an outdated branch. It also
 * waits for the whole body, because an answer that breaks off would otherwise pass as an empty one.
 */
async function fetchNow(url: string, init?: RequestInit): Promise<Response> {
  const own = { cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  const response = await fetch(url, { ...init, ...own });
  await response.clone().arrayBuffer();
  return response;
}

/** The calls to GitHub's API that publishing needs, for one repository and token. */
export async function openRepository(
  { repository, token }: Pick<ToGitHub, 'repository' | 'token'>,
  { baseUrl = 'https://api.github.com', signal }: RequestOptions = {},
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
  // Under the old name of a renamed repository, GitHub only answers reading requests.
  const at = named(data.full_name);

  return {
    url: data.html_url,
    branch: data.default_branch,
    mayPush: data.permissions?.push ?? false,

    /** The latest commit of a branch. */
    head: async (branch: string) =>
      (await ask('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...at, ref: `heads/${branch}` })).data.object
        .sha,

    /** The text of a file at a commit; undefined if there is no such file. */
    text: async (path: string, ref: string) => {
      try {
        const file = (await ask('GET /repos/{owner}/{repo}/contents/{path}', { ...at, path, ref })).data;
        return 'content' in file && typeof file.content === 'string' ? decoded(file.content) : undefined;
      } catch (error) {
        if (error instanceof RequestError && error.status === 404) return undefined;
        throw error;
      }
    },

    /** Creates a commit on top of another. It is not on any branch yet. */
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

    /** @param force even if the branch would lose commits */
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

/** Decodes a text from base64, which GitHub sends with line breaks. */
const decoded = (content: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(atob(content.replace(/\s/g, '')), (letter) => letter.charCodeAt(0)),
  );
