import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bringPassword, password } from '../support/admin';
import { hasConsented } from '../support/page';
import { tabs } from './checklist/tabs';

// Words that must be there and that only a running page shows.
test.beforeEach(({ page }) => hasConsented(page));

for (const { route, values } of tabs) {
  test(`${route} has the tabs ${values.join(', ')}, the first chosen`, async ({ page }) => {
    await page.goto(route);
    await page.waitForLoadState('networkidle');
    const [first] = values;
    const tab = (value: string) => page.locator(`[role=tab][id*="${value}"]`);
    for (const value of values) await expect(tab(value)).not.toHaveCount(0);
    await expect(tab(first).first()).toHaveAttribute('aria-selected', 'true');
  });
}

// How much room the navigation takes depends on its words and on the academy's name.
for (const route of ['/faq/', '/pl/faq/']) {
  test(`the header of ${route} has one line from 1024 px on`, async ({ page }) => {
    await page.goto(route);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // All of them at one moment: the header may be on its way between two heights.
      const tops = await page
        .getByRole('banner')
        .evaluate((header) =>
          [...header.querySelectorAll('nav > ul > li')]
            .filter((item) => item.checkVisibility())
            .map((item) => item.getBoundingClientRect().top),
        );
      expect(tops.length).toBeGreaterThan(0);
      expect(new Set(tops).size, `lines at ${width} px`).toBe(1);
    }
  });
}

test('the pathway begins with IGNITE Stage 1, and says how far each stage is', async ({ page }) => {
  await page.goto('/programs/');
  await page.getByRole('tab', { name: 'Coaching Pathway' }).click();
  const stages = ['IGNITE Stage 1', 'IGNITE Stage 2', 'BOOST Stage 1', 'BOOST Stage 2', 'ACE'];
  await expect(page.getByRole('tabpanel', { name: stages[0] })).toBeVisible();
  for (const [n, name] of stages.entries()) {
    await page.getByRole('tab', { name }).click();
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel).toContainText('Stage Progress');
    await expect(panel).toContainText(`${n + 1} of 5`);
  }
  await page.getByRole('tab', { name: 'IGNITE Stage 2' }).click();
  await expect(page.getByText('Practice at least 2 times a week')).toBeVisible();
});

test('the admin is told what happens, in the promised words', async ({ page }) => {
  await bringPassword(page);
  await page.goto('/admin/');
  const field = page.locator('input[type=password]');
  await field.fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Error');
  await expect(page.getByRole('alert')).toContainText('Invalid password. Please try again.');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await field.fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are logged in as admin')).toBeVisible();
  await expect(
    page.getByText('Changes you make here will be reflected on the website immediately.'),
  ).toBeVisible();
  const status = page.getByRole('status');
  for (const section of ['Hero', 'About', 'Coaching', 'Team']) {
    await page.getByRole('tab', { name: `${section} Section` }).click();
    const form = page.getByRole('form', { name: `${section} Section` });
    await form.locator('input').first().fill('Another title');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(status.filter({ hasText: 'Changes saved' })).toContainText(
      `${section} section has been updated`,
    );
  }
  // By keyboard: the toast may be on its way to the window's other end, and under the pointer.
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  const told = status.filter({ hasText: 'Logged out successfully' });
  await expect(told).toContainText('You have been logged out of the admin panel');
});

// `npm run admin:password` takes the line out of the README.
for (const [, demo = ''] of readFileSync('README.md', 'utf8').matchAll(/^Demo password: `([^`]+)`$/gm)) {
  test('the demo password opens /admin, and no file of the site has it', async ({ page }) => {
    const files = readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => readFileSync(file).includes(demo))).toEqual([]);
    await page.goto('/admin/');
    await page.locator('input[type=password]').fill(demo);
    await page.keyboard.press('Enter');
    await expect(page.getByText('You are logged in as admin')).toBeVisible();
  });
}

test('the feedback fields have their names, and the subject of the mail its words', async ({ page }) => {
  await page.goto('/contact/feedback/');
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const opened = new Promise<string>((resolve) =>
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
  );
  for (const [name, text] of [
    ['Name', 'Ola'],
    ['Email', 'ola@a.example'],
    ['Message', 'Hello'],
  ])
    await page.getByRole('textbox', { name }).fill(text ?? '');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  expect(new URL(await opened).searchParams.get('subject')).toBe('Feedback from Ola');
});

test('controls have the names that others rely on', async ({ page }) => {
  await page.goto('/');
  const carousel = page.locator('[aria-roledescription=carousel]').first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-state', 'engine');
  for (const name of [/^Previous/, /^Next/])
    await expect(carousel.getByRole('button', { name })).toBeVisible();
  await carousel.locator('[aria-roledescription=slide] button').first().click();
  await expect(page.getByRole('dialog')).toContainText(/1 of \d+/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq/');
  await expect(page.getByRole('button', { name: /menu/i })).toBeVisible();
});

test('a page that cannot be drawn has its title', async ({ page }) => {
  await page.route('**/page-data/faq/page-data.json', async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    data.result.data.faq = null;
    await route.fulfill({ response, json: data });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
});
