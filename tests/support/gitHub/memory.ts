import { createHash } from 'node:crypto';

/** Texts of files by path. */
export type Texts = Readonly<Record<string, string>>;
interface Commit {
  tree: string;
  parents: readonly string[];
  message: string;
}
/** A name like those that Git gives. */
export const shaOf = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('hex');

/** Says that GitHub refuses. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** A repository in memory, with one branch at first. */
export class Memory {
  readonly refs = new Map<string, string>();
  protected readonly commits = new Map<string, Commit>();
  protected readonly trees = new Map<string, Texts>();

  constructor(texts: Texts) {
    this.refs.set('heads/main', this.put(texts, [], 'Begin'));
  }

  /** Somebody else commits to the branch. */
  change(texts: Texts): void {
    this.refs.set(
      'heads/main',
      this.put({ ...this.textsOf('main'), ...texts }, [this.refs.get('heads/main') ?? ''], 'Else'),
    );
  }

  /** What the files of a branch say. */
  textsOf = (branch: string): Texts => this.textsAt(this.refs.get(`heads/${branch}`) ?? '');

  /** The messages of the commits of a branch, the latest first. */
  messagesOf(branch: string): string[] {
    const messages: string[] = [];
    let sha = this.refs.get(`heads/${branch}`);
    while (sha) {
      const commit = this.commits.get(sha);
      messages.push(commit?.message ?? '');
      sha = commit?.parents[0];
    }
    return messages;
  }

  protected textsAt = (sha: string): Texts => this.trees.get(this.commits.get(sha)?.tree ?? '') ?? {};

  private put(texts: Texts, parents: readonly string[], message: string): string {
    const tree = shaOf(texts);
    this.trees.set(tree, texts);
    return this.add({ tree, parents, message });
  }

  protected add(commit: Commit): string {
    // Like Git's own, the name of a commit has its time in it.
    const sha = shaOf([commit, this.commits.size]);
    this.commits.set(sha, commit);
    return sha;
  }

  protected find(ref: string): string {
    const sha = this.refs.get(ref);
    if (!sha) throw new Refused(404, 'Not Found');
    return sha;
  }
}
