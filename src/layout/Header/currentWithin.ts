import { isWithin } from '../../content/isWithin';

/**
 * Marks the link of the section that a page belongs to: `/coaching` on `/coaching/junior`, `/#about` on `/about/team`. The router
 * marks the link of the page itself.
 */
export function currentWithin(href: string, path: string): { 'aria-current'?: 'true' } {
  const within = isWithin(href.replace('/#', '/'), path);
  return within && path.replace(/\/$/, '') !== href && !isHome(href) ? { 'aria-current': 'true' } : {};
}

/** A language's home page, `/` or `/pl/`: every page is below it. */
function isHome(href: string): boolean {
  return href.endsWith('/');
}
