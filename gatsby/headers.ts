import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';

/**
 * Writes `public/_headers` from what the build made: one policy for all pages, with a hash for each inline script. The
 * hosts' format (Netlify, Cloudflare Pages); `npm start` and the browser tests send the same ones.
 */
export function writeHeaders({ store, reporter }: BuildArgs): void {
  const folder = join(store.getState().program.directory, 'public');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const hashes = new Set(
    pages.flatMap(({ parentPath, name }) => inlineScriptHashes(readFileSync(join(parentPath, name), 'utf8'))),
  );
  const policy = contentSecurityPolicy([...hashes].sort());
  // Cloudflare Pages refuses longer lines; more inline scripts than a handful are a mistake anyway.
  if (policy.length > 1900)
    reporter.panic(`The policy has ${policy.length} characters: too many different inline scripts.`);
  writeFileSync(join(folder, '_headers'), headersFile(policy));
}

/** `'sha256-…'` of every inline script that a browser would run; data blocks such as JSON-LD are not run. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {};
    if (/\ssrc=|\stype="application\//.test(attributes)) return [];
    return [`'sha256-${createHash('sha256').update(code).digest('base64')}'`];
  });
}

/** Nothing from elsewhere, no script but our files and the hashed ones. Styles may be inline: pictures carry their colour. */
export function contentSecurityPolicy(hashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
  ].join('; ');
}

function headersFile(policy: string): string {
  return `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
/static/*
  Cache-Control: public, max-age=31536000, immutable
/*.js
  Cache-Control: public, max-age=31536000, immutable
`;
}
