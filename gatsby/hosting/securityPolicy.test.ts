import { contentSecurityPolicy, inlineScriptHashes, withPolicy } from './securityPolicy';

describe('inlineScriptHashes', () => {
  it('hashes what a browser would run', () => {
    // openssl dgst -sha256 -binary <<< -n "alert(1)" | base64
    expect(inlineScriptHashes('<script>alert(1)</script>')).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]);
  });

  it('leaves out files and data blocks', () => {
    const html = '<script src="/app.js" async></script><script type="application/ld+json">{"a":1}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});

describe('contentSecurityPolicy', () => {
  it('allows no inline script but the hashed ones, no eval, no other origin, no frame', () => {
    const policy = contentSecurityPolicy(["'sha256-x='"]);
    expect(policy).toContain("script-src 'self' 'sha256-x=';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|https?:|script-src[^;]*unsafe-inline/);
  });
});

describe('withPolicy', () => {
  const page = (content: string) =>
    `<head><meta http-equiv="Content-Security-Policy" content="${content}"/><title>A page</title></head>`;

  it('puts what a page can say of its policy into it, in place of what stood there', () => {
    const policy = contentSecurityPolicy(["'sha256-x='"]);
    const html = withPolicy(page("default-src 'self'"), policy);
    expect(html).toContain(page(policy.replace("; frame-ancestors 'none'", '')));
    expect(withPolicy(html, policy)).toBe(html);
  });
});
