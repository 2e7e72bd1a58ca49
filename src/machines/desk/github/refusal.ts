/** What GitHub may answer instead of publishing; the desk has words for each. */
export type RefusalKind =
  /** The token is not known (any more). */
  | 'unknown'
  /** The token, or whom it belongs to, may not do this. */
  | 'rights'
  /** Too many requests. */
  | 'limited'
  /** There is no such repository, or the token may not see it. */
  | 'missing'
  /** A file has another text on the branch than on the site. */
  | 'changed'
  /** The branch has moved on meanwhile. */
  | 'moved'
  /** The branch takes pull requests only. */
  | 'protected'
  /** Anything else that GitHub does not take. */
  | 'refused'
  /** GitHub is out of order. */
  | 'server';

/** Why GitHub has published nothing. */
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
