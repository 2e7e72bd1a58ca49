import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenPages } from '../../content/pages';

/** Error pages, which have tests of their own. */
const errorPages = /^\/(?:[a-z]{2}\/)?(404|dev-404-page)\/$/;

/** The routes of the built site: `/`, `/faq/`, … */
export function builtRoutes(dir = 'public'): string[] {
  if (!existsSync(dir)) throw new Error(`There is no folder ${dir}/. Build first: npm run build`);
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length))
    .filter((route) => !errorPages.test(route))
    .sort();
}

/** The routes for visitors. */
export function publicRoutes(dir?: string): string[] {
  return builtRoutes(dir).filter((route) => !hiddenPages.some((page) => route.endsWith(`/${page}/`)));
}

/** The HTML file of a route. */
export function fileOf(route: string, dir = 'public'): string {
  return join(dir, route, 'index.html');
}
