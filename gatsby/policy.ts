import { createHash } from 'node:crypto';

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
    framing,
  ].join('; ');
}

const framing = "frame-ancestors 'none'";

/** `'sha256-…'` of every inline script that a browser would run; data blocks such as JSON-LD are not run. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {};
    if (/\ssrc=|\stype="application\//.test(attributes)) return [];
    return [`'sha256-${createHash('sha256').update(code).digest('base64')}'`];
  });
}

/** A page that says the policy itself, for hosts that send no headers. Browsers take `frame-ancestors` from a header alone. */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(`; ${framing}`, '');
  return html.replace(/(<meta http-equiv="Content-Security-Policy" content=")[^"]*/, `$1${content}`);
}
