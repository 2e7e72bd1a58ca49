/** A way to publish without GitHub: a file to download or, in `gatsby develop`, straight into `data/`. */
export type Way = 'patch' | 'develop';

/** How to publish a draft. */
export type Publication = { way: Way } | ToGitHub;

/** Publishes by a commit on GitHub. The token stays in the tab's memory: it is never stored, logged or put into an address. */
export interface ToGitHub {
  way: 'github';
  /** `owner/name` */
  repository: string;
  /** The commit that the site was built from, if it is known. */
  commit?: string;
  token: string;
  /** Commits to the default branch instead of opening a pull request. */
  direct: boolean;
  /** The title of the commit and the pull request. */
  title: string;
}

/** How publishing ended; on GitHub, with the address of the commit or pull request. */
export type Outcome = 'published' | 'offline' | { link: string };
