import { createHash } from 'node:crypto';

/** The origin that the desk connects to when it publishes on GitHub. */
export const gitHub = 'https://api.github.com';

/**
 * Allows same-origin resources only, and inline scripts only by hash. Inline styles are allowed because every
 * picture has its dominant colour in a `style` attribute.
 *
 * @param asked other origins that scripts may connect to
 */
export function contentSecurityPolicy(hashes: readonly string[], asked: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...asked].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    framing,
  ].join('; ');
}

const framing = "frame-ancestors 'none'";

/**
 * The `'sha256-…'` source of every inline script that a browser would run; data blocks such as JSON-LD need
 * none.
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {};
    if (/\ssrc=|\stype="application\//.test(attributes)) return [];
    return [`'sha256-${createHash('sha256').update(code).digest('base64')}'`];
  });
}

/**
 * Puts the policy into the page's `<meta>` element, for hosts that send no headers. Browsers ignore
 * `frame-ancestors` in a `<meta>`, so it is left out.
 */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(`; ${framing}`, '');
  return html.replace(/(<meta http-equiv="Content-Security-Policy" content=")[^"]*/, `$1${content}`);
}
