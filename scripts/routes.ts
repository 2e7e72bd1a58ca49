import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Pages that stand for addresses that do not exist; they have tests of their own. */
const errorPages = /^\/(?:[a-z]{2}\/)?(404|dev-404-page)\/$/;

/** Pages for the people who run the site, not for its visitors. */
const privatePages = /\/(admin|design-system)\/$/;

/** The routes of the built site, as their addresses are written: `/`, `/faq/`, … */
export function builtRoutes(dir = 'public'): string[] {
  if (!existsSync(dir)) throw new Error(`There is no folder ${dir}/. Build first: npm run build`);
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length))
    .filter((route) => !errorPages.test(route))
    .sort();
}

/** The routes that visitors come to. */
export function publicRoutes(dir?: string): string[] {
  return builtRoutes(dir).filter((route) => !privatePages.test(route));
}

/** The file behind a route. */
export function fileOf(route: string, dir = 'public'): string {
  return join(dir, route, 'index.html');
}
