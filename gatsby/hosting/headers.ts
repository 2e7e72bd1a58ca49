import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { localesOf } from '../pages/locales';
import { contentSecurityPolicy, gitHub, inlineScriptHashes, withPolicy } from './securityPolicy';

/**
 * Builds one Content-Security-Policy from the inline scripts of all pages and writes it into every page and,
 * with the other headers, into `public/_headers`. That file has the format of Netlify and Cloudflare Pages;
 * `npm start`, the browser tests and the nginx configuration (`scripts/serve/nginx.ts`) read it too.
 *
 * Where the desk publishes on GitHub, its page alone may ask GitHub. Hosts send the policies of all rules that match, and browsers
 * keep to the strictest: so the header, which is the same for all pages, allows what any of them may ask, and each page says in
 * itself what is left of that.
 */
export function writeHeaders({ getNodesByType, store, reporter }: BuildArgs): void {
  const { program, pages } = store.getState();
  const folder = join(program.directory, 'public');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const documents = files.map((file) => ({ file, html: readFileSync(file, 'utf8') }));
  const hashes = new Set(documents.flatMap(({ html }) => inlineScriptHashes(html)));
  const layouts = getNodesByType('LayoutContent');
  const policies = policiesOf([...hashes].sort(), 'repository' in Object(layouts[0]?.site));
  // Cloudflare Pages limits a line to 2,000 characters; more than a few inline scripts are a mistake anyway.
  if (policies.header.length > 1900)
    reporter.panic(
      `The Content-Security-Policy has ${policies.header.length} characters: too many different inline scripts.`,
    );
  for (const { file, html } of documents)
    writeFileSync(file, withPolicy(html, policies[isDesk(file) ? 'desk' : 'page']));
  const prefixes = localesOf(layouts).map(({ prefix }) => prefix);
  writeFileSync(join(folder, '_headers'), headersFile(policies.header, pages.keys(), prefixes));
}

/** The policy that hosts send with everything, and those that the pages have in themselves. */
export function policiesOf(hashes: readonly string[], onGitHub: boolean) {
  const desk = contentSecurityPolicy(hashes, onGitHub ? [gitHub] : []);
  return { header: desk, desk, page: contentSecurityPolicy(hashes) };
}

const isDesk = (file: string) => /\/desk\/index\.html$/.test(file.replaceAll(sep, '/'));

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const fresh = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Hosts know what `.ics` files are, but not all of them say how their text is encoded. */
const calendar = { 'Content-Type': 'text/calendar; charset=utf-8' };

/**
 * The rules for a site with these pages, in languages whose addresses begin so. If two rules set the same header, hosts send both values, so no
 * address may match a `forever` rule and a `fresh` rule.
 */
export function headersFile(
  policy: string,
  paths: Iterable<string>,
  prefixes: readonly string[] = [''],
): string {
  const sections = new Set([...paths].map((path) => path.replace(/^(\/[^/]+\/).*/, '$1*')));
  const rules: Record<string, Record<string, string>> = {
    '/*': {
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    // These file names contain a hash of the content.
    '/static/*': forever,
    '/*.js': forever,
    '/page-data/*': fresh,
    '/papers/*': fresh,
    // Below a language's own address the rule for its pages, `/pl/*`, makes calendars `fresh`, too.
    ...Object.fromEntries(
      prefixes.map((prefix) => [`${prefix}/calendar/*`, prefix ? calendar : { ...calendar, ...fresh }]),
    ),
    ...Object.fromEntries([...sections].sort().map((section) => [section, fresh])),
  };
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map((header) => `  ${header.join(': ')}`),
  ]);
  return [...lines, ''].join('\n');
}
