import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { hiddenPages } from '../../content/pages';
import { localesOf } from '../pages/locales';
import { siteAddress } from './siteAddress';

type Locales = ReturnType<typeof localesOf>;

/** Pages for the site's maintainers, and error pages. */
const hidden = new RegExp(`^/(?:[a-z]{2}/)?(?:${hiddenPages.join('|')}|404|dev-404-page)(?:/|\\.html$)`);

/** The paths for the sitemap, sorted. */
export function listed(paths: Iterable<string>): string[] {
  return [...paths].filter((path) => !hidden.test(path)).sort();
}

/** `sitemap.xml` (https://www.sitemaps.org/protocol.html). A page in several languages lists all of them. */
export function sitemapXml(base: string, paths: readonly string[], locales: Locales): string {
  const address = (path: string) => escapeXml(base + path);
  const urls = paths.map((path) => {
    const links = alternatesOf(path, paths, locales).map(
      ([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(href)}"/>`,
    );
    return `  <url>${[`<loc>${address(path)}</loc>`, ...links].join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The links to a page in all its languages; readers of any other language get the one at the root (`x-default`). */
function alternatesOf(
  path: string,
  paths: readonly string[],
  locales: Locales,
): [lang: string, path: string][] {
  const own = locales.find(({ prefix }) => prefix && path.startsWith(`${prefix}/`))?.prefix ?? '';
  const rest = path.slice(own.length);
  const links = locales.flatMap(({ code, prefix }): [string, string][] => [
    [code, prefix + rest],
    ...(prefix ? [] : [['x-default', rest] satisfies [string, string]]),
  ]);
  const there = links.filter(([, href]) => paths.includes(href));
  return new Set(there.map(([, href]) => href)).size > 1 ? there : [];
}

/**
 * `robots.txt`: everything may be crawled. The maintainers' pages say themselves that no search engine is to list them, which only
 * those that may read them learn (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
export function robotsTxt(base: string): string {
  return ['User-agent: *', 'Disallow:', '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');
}

/** Writes both files into the built site. They contain absolute URLs, so they cannot be static files. */
export function writeSitemap({ getNodesByType, store }: BuildArgs): void {
  const state = store.getState();
  const base = siteAddress(state);
  const paths = listed(state.pages.keys());
  const folder = join(state.program.directory, 'public');
  const locales = localesOf(getNodesByType('LayoutContent'));
  writeFileSync(join(folder, 'sitemap.xml'), sitemapXml(base, paths, locales));
  writeFileSync(join(folder, 'robots.txt'), robotsTxt(base));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
