import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { answerOf, type Call, callOf, wrongWith } from './description';
import { Memory, Refused, shaOf } from './memory';

/** What a call meets instead of its answer, once. */
export interface Mishap {
  /** Of the call: `POST /repos/{owner}/{repo}/pulls` */
  name: string;
  /** What GitHub answers; undefined for a connection that breaks. */
  status?: number;
  message?: string;
  headers?: Readonly<Record<string, string>>;
  /** It breaks on the way back, or in the middle of the answer: GitHub has done what it was asked. */
  after?: boolean | 'half';
}

interface Asked {
  call: Call;
  query: URLSearchParams;
  body: unknown;
}

const bodies = {
  tree: z.object({
    base_tree: z.string(),
    tree: z.array(z.object({ path: z.string(), mode: z.literal('100644'), content: z.string() })),
  }),
  commit: z.object({ message: z.string(), tree: z.string(), parents: z.array(z.string()) }),
  ref: z.object({ ref: z.string(), sha: z.string() }),
  move: z.object({ sha: z.string(), force: z.boolean() }),
  pull: z.object({ title: z.string(), head: z.string(), base: z.string() }),
};

/**
 * Stands for GitHub in tests: a repository in memory behind the calls that publishing uses. Each request is checked by GitHub's own
 * description, and each answer has the shape that it describes.
 */
export class GitHubStandIn extends Memory {
  readonly token = 'github_pat_a_secret';
  readonly pulls: { number: number; head: string; title: string; open: boolean }[] = [];
  /** Every request that was made. */
  readonly requests: { name: string; url: string }[] = [];
  readonly faults: string[] = [];
  /** Of the token's owner. */
  mayPush = true;
  /** What the repository is called, and was called before. */
  readonly names = ['academy/site', 'academy/old'];
  readonly #mishaps: Mishap[] = [];
  readonly #server: Server = createServer((request, response) => void this.#serve(request, response));

  /** @returns the address to ask instead of GitHub's */
  async start(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, 'localhost', listening));
    const address = this.#server.address();
    return `http://localhost:${address && typeof address === 'object' ? address.port : 0}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The next such call meets this. */
  meet(...mishaps: Mishap[]): void {
    this.#mishaps.push(...mishaps);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    request.setEncoding('utf8');
    for await (const chunk of request) text += chunk;
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    const call = callOf(request.method ?? '', pathname);
    const body: unknown = text ? JSON.parse(text) : undefined;
    this.requests.push({ name: call?.name ?? pathname, url: request.url ?? '' });
    this.faults.push(
      ...(call ? wrongWith(call, query, body) : [`GitHub has no ${request.method} ${pathname}`]),
    );
    const at = this.#mishaps.findIndex(({ name }) => name === call?.name);
    const [mishap] = at === -1 ? [] : this.#mishaps.splice(at, 1);
    const answer = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers })
        .end(value === undefined ? undefined : JSON.stringify(value));
    try {
      if (mishap?.status) throw new Refused(mishap.status, mishap.message ?? '', mishap.headers);
      if (mishap && !mishap.after) return void response.destroy();
      if (request.headers.authorization !== `Bearer ${this.token}`) throw new Refused(401, 'Bad credentials');
      if (!call) throw new Refused(404, 'Not Found');
      const [status, value] = this.#answer({ call, query, body });
      if (mishap?.after === 'half') {
        response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
        response.write('{"', () => response.destroy());
      } else if (mishap?.after) response.destroy();
      else answer(status, value);
    } catch (error) {
      if (error instanceof Refused)
        return void answer(error.status, { message: error.message }, error.headers);
      this.faults.push(String(error));
      answer(500, {});
    }
  }

  #answer({ call, query, body }: Asked): [number, unknown] {
    const answer = (
      status: number,
      change: (example: Record<string, unknown>) => unknown,
    ): [number, unknown] => [status, answerOf(call, status, (example) => change(Object(example)))];
    const { owner, repo, ref = '', path = '', commit_sha: sha = '' } = call.places;
    const name = call.name.replace('/repos/{owner}/{repo}', '');
    const url = `https://github.com/${this.names[0]}`;
    // Under a name of before, only what is read is found.
    if (!this.names.slice(0, name === 'GET ' ? 2 : 1).includes(`${owner}/${repo}`))
      throw new Refused(404, 'Not Found');
    const object = (found: string) => ({ type: 'commit', sha: found, url: `${url}/commit/${found}` });
    switch (name) {
      case 'GET ':
        return answer(200, ({ source: _, parent: __, ...example }: Record<string, unknown>) => ({
          ...example,
          ...{ full_name: this.names[0], html_url: url, default_branch: 'main', language: 'TypeScript' },
          permissions: { admin: false, pull: true, push: this.mayPush },
        }));
      case 'GET /git/ref/{ref}':
        return answer(200, (example) => ({
          ...example,
          ref: `refs/${ref}`,
          object: object(this.find(ref)),
        }));
      case 'GET /contents/{path}': {
        const text = this.textsAt(query.get('ref') ?? '')[path];
        if (text === undefined) throw new Refused(404, 'Not Found');
        // GitHub breaks its lines.
        const content = Buffer.from(text).toString('base64').replace(/.{60}/g, '$&\n');
        return answer(200, () => ({
          ...{
            type: 'file',
            encoding: 'base64',
            size: text.length,
            name: path,
            path,
            content,
            sha: shaOf(text),
          },
          ...{
            url,
            git_url: url,
            html_url: url,
            download_url: url,
            _links: { self: url, git: url, html: url },
          },
        }));
      }
      case 'GET /git/commits/{commit_sha}': {
        const tree = this.commits.get(sha)?.tree;
        if (!tree) throw new Refused(404, 'Not Found');
        return answer(200, (example) => ({ ...example, sha, tree: { sha: tree, url } }));
      }
      case 'POST /git/trees': {
        const asked = bodies.tree.parse(body);
        const before = this.trees.get(asked.base_tree);
        if (!before) throw new Refused(422, 'base_tree is not a tree');
        const after = { ...before, ...Object.fromEntries(asked.tree.map((one) => [one.path, one.content])) };
        this.trees.set(shaOf(after), after);
        return answer(201, (example) => ({ ...example, sha: shaOf(after) }));
      }
      case 'POST /git/commits': {
        const asked = bodies.commit.parse(body);
        if (!this.trees.has(asked.tree)) throw new Refused(422, 'Tree SHA does not exist');
        const made = this.add(asked);
        return answer(201, (example) => ({ ...example, sha: made, html_url: `${url}/commit/${made}` }));
      }
      case 'POST /git/refs': {
        const asked = bodies.ref.parse(body);
        const name = asked.ref.replace('refs/', '');
        if (this.refs.has(name)) throw new Refused(422, 'Reference already exists');
        this.refs.set(name, asked.sha);
        return answer(201, (example) => ({ ...example, ref: asked.ref, object: object(asked.sha) }));
      }
      case 'PATCH /git/refs/{ref}': {
        const asked = bodies.move.parse(body);
        const isForward = this.commits.get(asked.sha)?.parents.includes(this.find(ref));
        if (!isForward && !asked.force) throw new Refused(422, 'Update is not a fast forward');
        this.refs.set(ref, asked.sha);
        return answer(200, (example) => ({ ...example, ref: `refs/${ref}`, object: object(asked.sha) }));
      }
      case 'DELETE /git/refs/{ref}':
        this.find(ref);
        this.refs.delete(ref);
        return [204, undefined];
      case 'GET /pulls': {
        const open = this.pulls.filter((one) => one.open && query.get('head') === `${owner}:${one.head}`);
        return answer(200, (example) =>
          open.map(({ number }) => ({
            ...Object(Array.isArray(example) ? example[0] : undefined),
            ...{ number, html_url: `${url}/pull/${number}`, requested_teams: [] },
          })),
        );
      }
      case 'POST /pulls': {
        const { head, base, title } = bodies.pull.parse(body);
        if (this.pulls.some((one) => one.open && one.head === head))
          throw new Refused(422, 'Validation Failed: A pull request already exists');
        if (this.find(`heads/${head}`) === this.find(`heads/${base}`))
          throw new Refused(422, 'No commits between');
        const number = this.pulls.push({ number: this.pulls.length + 1, head, title, open: true });
        return answer(201, (example) => ({
          ...{ ...example, number, html_url: `${url}/pull/${number}`, requested_teams: [] },
        }));
      }
      default:
        throw new Error(`The stand-in has no ${call.name}.`);
    }
  }
}
