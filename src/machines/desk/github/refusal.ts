/** Why GitHub may refuse to publish. The desk has a text for each. */
export type RefusalKind =
  /** The token is invalid or has expired. */
  | 'unknown'
  /** The token, or its owner, lacks the permission. */
  | 'rights'
  /** Too many requests. */
  | 'limited'
  /** There is no such repository, or the token may not see it. */
  | 'missing'
  /** A file on the branch differs from what the site was built from. */
  | 'changed'
  /** The branch got new commits in the meantime. */
  | 'moved'
  /** The branch only accepts pull requests. */
  | 'protected'
  /** Anything else that GitHub rejects. */
  | 'refused'
  /** GitHub itself has an error. */
  | 'server';

/** GitHub refused to publish. */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    message = '',
    /** When to try again, in milliseconds since 1970. */
    readonly until?: number,
  ) {
    super(message);
  }
}
