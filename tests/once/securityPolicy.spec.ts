import { expect } from '@playwright/test';
import { test } from '../support/test';

// The policy in the header and the one in the page both report. The tests' server sends the headers that the build wrote for hosts.
test('what the policy forbids does not run, and fails the test that it happens in', async ({
  page,
  violations,
}) => {
  await page.goto('/faq/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "executed"';
    document.body.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="x" alt="" onerror="document.title = \'executed\'">',
    );
    document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="" title="A frame"></iframe>');
  });
  await expect.poll(() => violations.length).toBeGreaterThan(2);
  await expect(page).not.toHaveTitle('executed');
  expect(violations.splice(0).join('\n')).toContain('script-src');
});

test('a page says its policy itself, for hosts that send no headers', async ({ page, violations }) => {
  await page.route('**/faq/', async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => !/policy/.test(name));
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
  const response = await page.goto('/faq/');
  expect(response?.headers()['content-security-policy']).toBeUndefined();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "executed"';
    document.body.append(script);
  });
  await expect.poll(() => violations.splice(0).join()).toContain('script-src');
  await expect(page).not.toHaveTitle('executed');
});
