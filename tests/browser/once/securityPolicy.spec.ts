import { expect, type Page } from '@playwright/test';
import { policiesOf } from '../../../gatsby/hosting/headers';
import { inlineScriptHashes, withPolicy } from '../../../gatsby/hosting/securityPolicy';
import { test } from '../../support/test';

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

/** The page with the policies that it has where a repository is named, and what comes of asking GitHub there. */
async function askGitHub(page: Page, path: string): Promise<unknown> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const policies = policiesOf(inlineScriptHashes(html), true);
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policies.header },
      body: withPolicy(html, policies[path === '/desk/' ? 'desk' : 'page']),
    });
  });
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route('https://api.github.com/**', (route) => route.fulfill({ json: {}, headers }));
  await page.goto(path);
  const ask = () =>
    fetch('https://api.github.com/').then(
      ({ status }) => status,
      () => 'forbidden',
    );
  return page.evaluate(ask);
}

test('where a repository is named, the desk alone may ask GitHub', async ({ page, violations }) => {
  expect(await askGitHub(page, '/desk/')).toBe(200);
  expect(violations).toEqual([]);
  expect(await askGitHub(page, '/faq/')).toBe('forbidden');
  expect(violations.splice(0).join('\n')).toContain('connect-src');
});
