/** A way to publish that needs nobody's rights: a file to download, or straight into `data/` while somebody develops. */
export type Way = 'patch' | 'develop';

/** How a draft is published. */
export type Publication = { way: Way } | ToGitHub;

/** By a commit on GitHub. The token is kept in the memory of the tab alone: never stored, logged or put into an address. */
export interface ToGitHub {
  way: 'github';
  /** `owner/name` */
  repository: string;
  /** The commit that the site was built from, if it is known. */
  commit?: string;
  token: string;
  /** On the branch that is published, instead of a pull request. */
  direct: boolean;
  /** Of the commit and of the pull request. */
  title: string;
}

/** How publishing ended; on GitHub with the address of what was made. */
export type Outcome = 'published' | 'offline' | { link: string };
