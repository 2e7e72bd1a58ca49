import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { localesOf } from '../pages/locales';

/**
 * `_redirects`, in the format of Netlify and Cloudflare Pages, which `npm start` and the configuration for nginx
 * (`scripts/serve/nginx.ts`) read as well. Cloudflare ignores lines with 404: it looks for the nearest 404.html itself.
 *
 * @param prefixes the path prefix of each language: `''`, `/pl`
 */
export function redirectsFile(prefixes: readonly string[]): string {
  const lines = prefixes.flatMap((prefix) => [
    `${prefix}/index ${prefix}/ 301`,
    `${prefix}/index/ ${prefix}/ 301`,
    ...(prefix ? [`${prefix}/* ${prefix}/404.html 404`] : []),
  ]);
  return [
    '# Other spellings of the home pages, and the 404 pages below the root; see docs/hosting.md.',
    ...lines,
    '',
  ].join('\n');
}

/** Writes `_redirects` into the built site. */
export function writeRedirects({ getNodesByType, store }: BuildArgs): void {
  const prefixes = localesOf(getNodesByType('LayoutContent')).map(({ prefix }) => prefix);
  writeFileSync(join(store.getState().program.directory, 'public/_redirects'), redirectsFile(prefixes));
}
