import { test as base, type Page } from '@playwright/test';

/** Playwright's `test` with `problems`: what the page does wrong on its own, collected from its start. */
export const test = base.extend<{ problems: string[] }>({
  problems: async ({ page, baseURL }, provide) => {
    await provide(watch(page, baseURL));
  },
});

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
    problems.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}
