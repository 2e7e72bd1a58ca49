import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';

/** Pages for the site's maintainers, and error pages. */
const hidden = /^\/(?:[a-z]{2}\/)?(?:admin|design-system|404|dev-404-page)(?:\/|\.html$)/;

/** The paths for the sitemap, sorted. */
export function listed(paths: Iterable<string>): string[] {
  return [...paths].filter((path) => !hidden.test(path)).sort();
}

/** `sitemap.xml`, after https://www.sitemaps.org/protocol.html */
export function sitemapXml(base: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(base + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: everything may be crawled except the pages for the site's maintainers. */
export function robotsTxt(base: string, prefix: string, locales: readonly string[]): string {
  const closed = ['', ...locales].flatMap((locale) => [`${locale}/admin/`, `${locale}/design-system/`]);
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${prefix}${path}`),
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Writes both files into the built site. They contain absolute URLs, so they cannot be static files. */
export function writeSitemap({ store }: BuildArgs): void {
  const { pages, config, program } = store.getState();
  const prefix = program.prefixPaths ? (config.pathPrefix ?? '') : '';
  const base = `${config.siteMetadata?.siteUrl ?? ''}${prefix}`;
  const paths = listed(pages.keys());
  const folder = join(program.directory, 'public');
  const locales = [...new Set(paths.flatMap((path) => /^\/[a-z]{2}(?=\/)/.exec(path) ?? []))];
  writeFileSync(join(folder, 'sitemap.xml'), sitemapXml(base, paths));
  writeFileSync(join(folder, 'robots.txt'), robotsTxt(base, prefix, locales));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
