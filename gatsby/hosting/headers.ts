import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { z } from 'zod';
import { nodeTypes } from '../../content/nodes/nodeTypes';
import { localesOf } from '../pages/locales';
import { contentSecurityPolicy, gitHub, inlineScriptHashes, withPolicy } from './securityPolicy';

const layout = z.object({
  site: z.object({ repository: nodeTypes.LayoutContent.shape.site.shape.repository }),
});

/**
 * Builds one Content-Security-Policy from the inline scripts of all pages and writes it into every page and,
 * with the other headers, into `public/_headers`. That file has the format of Netlify and Cloudflare Pages;
 * `npm start`, the browser tests and the nginx configuration (`scripts/serve/nginx.ts`) read it too.
 *
 * If the desk publishes on GitHub, only its page may connect to GitHub. Browsers enforce both the policy in the header and the one
 * in the page. The header is the same for all pages, so it allows what any page may do; each page's own policy narrows that down.
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
  const { repository } = layout.parse(layouts[0]).site;
  const policies = policiesOf([...hashes].sort(), repository !== undefined);
  // Cloudflare Pages limits a line to 2,000 characters; more than a few inline scripts are a mistake anyway.
  if (policies.header.length > 1900)
    reporter.panic(
      `The Content-Security-Policy has ${policies.header.length} characters: too many different inline scripts.`,
    );
  for (const { file, html } of documents) {
    const secured = withPolicy(html, policies[isDesk(file) ? 'desk' : 'page']);
    if (secured !== html) writeFileSync(file, secured);
  }
  const prefixes = localesOf(layouts).map(({ prefix }) => prefix);
  writeFileSync(join(folder, '_headers'), headersFile(policies.header, pages.keys(), prefixes));
}

/** The policy for the header, and the policies inside the pages. */
export function policiesOf(hashes: readonly string[], onGitHub: boolean) {
  const desk = contentSecurityPolicy(hashes, onGitHub ? [gitHub] : []);
  return { header: desk, desk, page: contentSecurityPolicy(hashes) };
}

const isDesk = (file: string) => /\/desk\/index\.html$/.test(file.replaceAll(sep, '/'));

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const fresh = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Hosts know the type of `.ics` files, but not all of them send the encoding. */
const calendar = { 'Content-Type': 'text/calendar; charset=utf-8' };

/**
 * The rules for a site with these pages and these language prefixes. If two rules set the same header, hosts send both values, so no
 * address may match both a `forever` and a `fresh` rule.
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
    // In other languages, calendars are `fresh` already, by the rule for `/pl/*`.
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
