import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

interface Watched {
  /** What the page does wrong on its own, collected from its start. */
  problems: string[];
  /** What the Content-Security-Policy forbade. The test fails if anything is left here when it ends. */
  violations: string[];
}

/** Playwright's `test` with {@link Watched}. */
export const test = base.extend<Watched>({
  problems: async ({ page, baseURL }, provide) => {
    await provide(watch(page, baseURL));
  },
  violations: [
    async ({ context }, provide) => {
      const violations = watchPolicy(context);
      await provide(violations);
      expect(violations, 'Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium logs each violation, in pages without scripts too. */
function watchPolicy(context: BrowserContext): string[] {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** What the page logs, what it cannot load, and what it loads from elsewhere. */
function watch(page: Page, origin: string | undefined): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    problems.push(`logs: ${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => problems.push(`throws: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`third party: ${url.href}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What was still on its way, or about to be sent, when the reader left the page: the browser gives it up ("other" is
    // Chromium's ResourceRequestBlockedReason of a page that is gone), the site is not at fault.
    if (!['net::ERR_ABORTED', 'other'].includes(reason)) problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}
