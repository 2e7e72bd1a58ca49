import { expect } from '@playwright/test';
import { words } from '../../support/content';
import {
  documentsOf,
  expectReadable,
  expectRunning,
  faults,
  hold,
  scriptNamed,
  spoil,
} from '../../support/faults';
import { test } from '../../support/test';
import { at, fromHeader, viaHeader } from '../../support/ways';

const next = fromHeader('/programs/');

for (const name of ['webpack-runtime', 'framework', 'app', 'component---src-pages-programs-tsx']) {
  for (const fault of faults) {
    test(`${name} is ${fault}: the page can be read and left`, async ({ page }) => {
      const documents = documentsOf(page);
      await spoil(page, scriptNamed(name), fault);
      await page.goto('/programs/');
      await expectReadable(page);
      await viaHeader(page, next.route);
      await expect(page).toHaveURL(at(next.route));
      await expect(page.locator('h1')).toBeVisible();
      expect(documents).toEqual(['/programs/', next.route]);
    });
  }
}

test('scripts are slow: the page is there at once, and the tab that was clicked early opens', async ({
  page,
  problems,
}) => {
  const release = await hold(page, scriptNamed('app'));
  await page.goto('/programs/', { waitUntil: 'commit' });
  const tab = page.getByRole('tab', { name: words.programs.standards.label, exact: true });
  await expect(page.locator('h1')).toBeVisible();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expectRunning(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
  expect(problems).toEqual([]);
});

test('scripts come while a tab is pressed: it opens', async ({ page }) => {
  const release = await hold(page, scriptNamed('app'));
  await page.goto('/programs/', { waitUntil: 'commit' });
  const tab = page.getByRole('tab').nth(1);
  await tab.hover();
  await page.mouse.down();
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.mouse.up();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('scripts are slow: the question that was clicked early opens', async ({ page }) => {
  const release = await hold(page, scriptNamed('app'));
  await page.goto('/faq/', { waitUntil: 'commit' });
  const question = page.getByRole('main').getByRole('button', { expanded: false }).first();
  await question.click();
  release();
  await expectRunning(page);
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
});

test('scripts never come: every link leads on', async ({ page }) => {
  await hold(page, /\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await viaHeader(page, next.route);
  await expect(page).toHaveURL(at(next.route));
  await expect(page.locator('h1')).toBeVisible();
});
