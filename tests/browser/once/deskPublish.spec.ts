import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import type { DeskContent } from '../../../content/desk/review';
import { deskEndpoint } from '../../../gatsby/desk/endpoint';
import { words } from '../../support/content';
import { beforeSession, cancel, draft, names, session, tab } from '../../support/desk';
import { GitHubStandIn } from '../../support/gitHub/standIn';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { test } from '../../support/test';

const { publish, status, views } = words.desk;
const file = 'data/sessions.yaml';

// The policy of a site that names no repository forbids to ask GitHub; that of one that does is tested with the headers.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await hasConsented(page);
  await page.clock.setFixedTime(beforeSession);
});

/** Opens the desk of a site that was built otherwise. */
async function openDesk(page: Page, change: (content: DeskContent) => DeskContent): Promise<void> {
  await page.route('**/desk/content.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
  await page.goto('/desk/');
  await expect(draft(page)).toContainText(status.right);
}

/** Whether the session is cancelled in a text of its file. */
const isCancelled = (text = '') =>
  parse(text).some((one: { id: string; cancelled?: boolean }) => one.id === session?.id && one.cancelled);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a cancelled session becomes a pull request on GitHub, and the token is nowhere', async ({
    page,
    problems,
  }) => {
    const gitHub = new GitHubStandIn({ [file]: readFileSync(file, 'utf8'), ...textsOf('changes') });
    const address = await gitHub.start();
    try {
      const headers = { 'access-control-allow-origin': '*' };
      await page.route('https://api.github.com/**', async (route) => {
        const url = route.request().url().replace('https://api.github.com', address);
        const response = await route.fetch({ url });
        await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
      });
      await openDesk(page, ({ texts, ...content }) => {
        const site = texts['data/site.yaml']?.replace(/^repository:.*$/m, '');
        const named = { 'data/site.yaml': `${site}\nrepository: academy/site\n` };
        return { ...content, texts: { ...texts, ...named } };
      });
      await cancel(page);
      await tab(page, views.publish);
      await page.getByLabel(publish.github.token, { exact: true }).fill(gitHub.token);
      await page.getByRole('button', { name: publish.github.submit, exact: true }).click();
      await expect(page.getByText(publish.github.done, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: publish.github.see })).toHaveAttribute(
        'href',
        /academy\/site\/pull/,
      );
      await expectNoAxeViolations(page);
      const [branch = ''] = [...gitHub.refs.keys()].filter((ref) => ref.startsWith('heads/desk/'));
      expect(isCancelled(gitHub.textsOf(branch.replace('heads/', ''))[file])).toBe(true);
      expect(isCancelled(gitHub.textsOf('main')[file])).toBe(false);
      expect(gitHub.faults).toEqual([]);
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored + page.url() + JSON.stringify(gitHub.requests)).not.toContain(gitHub.token);
      const toOthers = problems.filter(
        (problem) => !problem.startsWith('third party: https://api.github.com/'),
      );
      expect(toOthers).toEqual([]);
    } finally {
      gitHub.stop();
    }
  });
});

test('while somebody develops, a cancelled session is written into data/', async ({ page, problems }) => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  try {
    cpSync('data', join(folder, 'data'), { recursive: true });
    const endpoint = deskEndpoint(folder);
    await page.route('**/__desk/**', async (route) => {
      const request = route.request();
      const { host, origin, pathname } = new URL(request.url());
      const { status: code, text } = endpoint({
        method: request.method(),
        path: pathname.replace('/__desk', ''),
        // What a browser adds on the way, after what a test can see.
        headers: { ...request.headers(), host, origin, 'sec-fetch-site': 'same-origin' },
        body: request.postData() ?? '',
      });
      await route.fulfill({ status: code, body: text, contentType: 'text/plain' });
    });
    await openDesk(page, (content) => ({ ...content, develop: true }));
    await cancel(page);
    await tab(page, views.publish);
    await page.getByRole('button', { name: publish.develop.submit, exact: true }).click();
    await expect(page.getByText(publish.develop.done, { exact: true })).toBeVisible();
    expect(isCancelled(readFileSync(join(folder, file), 'utf8'))).toBe(true);
    expect(problems).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** A file of words in every language. */
function textsOf(name: string): Record<string, string> {
  const files = names.map(({ code }) => `data/${code}/${name}.yaml`);
  return Object.fromEntries(files.map((path) => [path, readFileSync(path, 'utf8')]));
}
