import { expect, type Page, test } from '@playwright/test';
import { words } from '../../support/content';
import { expectNoAxeViolations, hasConsented } from '../../support/page';
import { step } from '../../support/ways';

const { unexpected } = words.errors;

/** Changes the data of the FAQ page on its way. */
async function spoilData(page: Page, spoil: (data: Record<string, unknown>) => unknown): Promise<void> {
  await page.route('**/page-data/faq/page-data.json', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data = spoil(json.result.data);
    await route.fulfill({ response, json });
  });
}

const logsIt = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().includes('Unexpected Application'));

test.beforeEach(({ page }) => hasConsented(page));

test('a page that cannot be drawn says so and leads home', async ({ page }) => {
  await spoilData(page, (data) => ({ ...data, faq: null }));
  const logged = logsIt(page);
  await page.goto('/');
  const home = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.waitForLoadState('networkidle');
  await step(page, '/faq/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unexpected.title);
  await logged;
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);
});

const broken: Record<string, (data: Record<string, unknown>) => unknown> = {
  'the navigation': (data) => ({ ...data, layout: { ...Object(data.layout), navigation: null } }),
  'the words of controls': (data) => ({ ...data, layout: { ...Object(data.layout), interface: null } }),
  'the consent dialog': (data) => ({ ...data, layout: { ...Object(data.layout), consent: null } }),
  'all that the layout says': (data) => ({ ...data, layout: 'nonsense' }),
  everything: () => null,
};

for (const [what, spoil] of Object.entries(broken)) {
  test(`${what} is broken: no blank page, a reload helps once it is mended`, async ({ page }) => {
    if (what === 'the consent dialog') await page.addInitScript(() => localStorage.clear());
    await spoilData(page, spoil);
    const logged = logsIt(page);
    await page.goto('/faq/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unexpected.title);
    await expect(page.getByRole('link', { name: unexpected.home.label })).toBeVisible();
    await logged;
    await expect(page).toHaveTitle(unexpected.title);
    await expectNoAxeViolations(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: unexpected.reload }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(unexpected.title);
  });
}
