import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtRoutes, fileOf } from '../../scripts/shared/routes';

const routes = new Set(builtRoutes());

/** The addresses of all links in a page's HTML, as they are written. */
export function linksOf(route: string): string[] {
  const html = readFileSync(fileOf(route), 'utf8');
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => decode(href));
}

/** A page's heading as it is in the built HTML. */
export function headingOf(route: string): string {
  const [, inside = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(readFileSync(fileOf(route), 'utf8')) ?? [];
  return decode(inside.replace(/<[^>]*>/g, ''));
}

/** The addresses among these that lead to no page, no file or no element of this site. */
export function brokenLinks(hrefs: string[], route: string): string[] {
  return [...new Set(hrefs)].filter((href) => {
    const url = new URL(href, `http://site${route}`);
    if (url.hostname !== 'site' || !url.protocol.startsWith('http')) return false;
    const target = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
    if (!routes.has(target)) return !existsSync(join('public', decodeURI(url.pathname)));
    return !hasPlace(target, decodeURIComponent(url.hash.slice(1)));
  });
}

/** Whether a hash leads somewhere. `key=value` is a state of the page, like a stage or an open picture. */
function hasPlace(route: string, hash: string): boolean {
  return hash === '' || hash.includes('=') || idsOf(route).has(hash);
}

function idsOf(route: string): Set<string> {
  const html = readFileSync(fileOf(route), 'utf8');
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decode(id)));
}

function decode(html = ''): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
