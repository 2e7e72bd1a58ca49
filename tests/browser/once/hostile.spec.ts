import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { words } from '../../support/content';
import { documentsOf, expectRunning } from '../../support/faults';
import { test } from '../../support/test';

/** What an attacker, a broken mailer or a cat on the keyboard puts into an address. */
const payload = fc.oneof(
  fc.constantFrom(
    '<script>window.executed=1</script>',
    '"><img src=x onerror=window.executed=1>',
    "';window.executed=1;//",
    'javascript:window.executed=1',
    '{{constructor.constructor("window.executed=1")()}}',
    '__proto__[executed]=1',
    'constructor',
    'toString',
    '../../../etc/passwd',
    '\u202e\u0000\ufeff',
    '%',
    '%E0%A4%A',
    '%00',
    'a%2Fb%3Fc%23d%25',
    'a'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.webFragments({ size: 'small' }),
);
const spelled = payload.chain((text) => fc.constantFrom(text, encodeURI(text), encodeURIComponent(text)));
const key = fc.constantFrom(
  '',
  'section=',
  'photo=',
  'photo=home/',
  'photo=__proto__/',
  'stage=',
  'item-',
  'q=',
);
const part = fc.tuple(key, spelled).map((all) => all.join(''));
const rest = fc.tuple(part, part).map(([query, hash]) => `?${query.replaceAll('#', '%23')}#${hash}`);
const path = fc
  .array(spelled, { minLength: 1, maxLength: 4 })
  .map((parts) => `/no/${parts.join('/').replaceAll(/[?#]/g, '-')}`);

/** The same samples in every run, so that a failure can be reproduced. */
const some = <T>(arbitrary: fc.Arbitrary<T>, count: number) =>
  fc.sample(arbitrary, { numRuns: count, seed: 1 });

const executed = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'executed') ?? Reflect.get({}, 'executed') ?? 'nothing');

/** Goes to an address within the page, as if it were typed and as if Back led to it. @returns the number of headings then */
async function visit(address: string): Promise<number> {
  window.location.hash = address.slice(address.indexOf('#') + 1);
  window.history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.querySelectorAll('main h1').length;
}

for (const route of ['/', '/programs/', '/gallery/', '/faq/', '/contact/']) {
  test(`a hundred hostile queries and hashes during a visit of ${route}`, async ({ page, problems }) => {
    const documents = documentsOf(page);
    await page.goto(route);
    await expectRunning(page);
    await page.waitForLoadState('networkidle');
    const title = await page.title();
    // A page has its data already, whatever the query: if it asked again, a bad network would make it leave.
    await page.route('**/page-data/**', (route) => route.abort());
    for (const address of some(rest, 100).map((end) => route + end)) {
      expect(await page.evaluate(visit, address), address).toBe(1);
    }
    expect(documents).toEqual([route]);
    await expect(page).toHaveTitle(title);
    expect(await executed(page)).toBe('nothing');
    expect(problems).toEqual([]);
  });
}

test('hostile queries and hashes of an address; its data are those without a query', async ({
  page,
  problems,
}) => {
  const data: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/page-data.json')) data.push(new URL(request.url()).search);
  });
  for (const [n, end] of some(rest, 12).entries()) {
    const route = ['/', '/programs/', '/about/', '/contact/'][n % 4] ?? '/';
    await page.goto(route + end);
    await expectRunning(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1'), end).toBeAttached();
    expect(await executed(page)).toBe('nothing');
    expect(problems, end).toEqual([]);
  }
  expect(new Set(data)).toEqual(new Set(['']));
});

test('hostile paths get the 404 page, and it runs', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const address of some(path, 20)) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expectRunning(page);
    await expect(page.locator('h1'), address).toHaveText(words.errors.notFound.title);
    expect(await executed(page)).toBe('nothing');
    expect(errors, address).toEqual([]);
  }
});

test('the server answers three hundred hostile paths with 404, and repeats none of them', async ({
  request,
}) => {
  // Ten at a time: one after the other, a slow network would take a minute and a half.
  const asked = some(path, 300).entries();
  const ask = async () => {
    for (const [, address] of asked) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), address).toBe(404);
      expect(await response.text()).not.toContain('window.executed');
    }
  };
  await Promise.all(Array.from({ length: 10 }, ask));
});
