const fresh = 'no-cache';
const forever = 'public, max-age=31536000, immutable';

/** A file whose name changes with its content: Gatsby's scripts and styles, and all that it puts into `static/`. */
const hashed = /^\/static\/|^\/([\w~-]+[-.])?[0-9a-f]{16,}\.(js|css)(\.map)?$/;

/** The response headers of an address (without the path prefix). Pages and their data are asked for each time. */
export function headersOf(pathname: string): Record<string, string> {
  return {
    'Cache-Control': hashed.test(pathname) ? forever : fresh,
    'X-Content-Type-Options': 'nosniff',
  };
}
