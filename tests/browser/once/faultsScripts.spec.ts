import { expect } from '@playwright/test';
import { enlarged } from '../../support/carousel';
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

for (const [place, route, picture] of [
  ['mosaic', '/gallery/', 'li[data-index] button'],
  ['carousel', '/', 'fieldset[data-index] button'],
] as const)
  test(`scripts are slow: of the ${place}’s pictures that were clicked early, the last opens, once`, async ({
    page,
    problems,
  }) => {
    const release = await hold(page, scriptNamed('app'));
    await page.goto(route, { waitUntil: 'commit' });
    const pictures = page.locator(picture).filter({ visible: true });
    const last = pictures.nth((await pictures.count()) > 1 ? 1 : 0);
    await pictures.first().click();
    await last.click();
    const before = await page.evaluate(() => window.history.length);
    release();
    const lightbox = page.getByRole('dialog', enlarged);
    await expect(lightbox).toBeVisible();
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(last).toBeFocused();
    await page.waitForLoadState('networkidle');
    await expect(lightbox).toHaveCount(0);
    expect(problems).toEqual([]);
  });

test('scripts are slow: who clicks elsewhere after a picture is not shown it', async ({ page }) => {
  const release = await hold(page, scriptNamed('app'));
  await page.goto('/gallery/', { waitUntil: 'commit' });
  await page.locator('li[data-index] button').first().click();
  await page.locator('h1').click();
  release();
  await expectRunning(page);
  await expect(page.getByRole('dialog', enlarged)).toHaveCount(0);
  await expect(page).toHaveURL(at('/gallery/'));
});

test('scripts never come: every link leads on', async ({ page }) => {
  await hold(page, /\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await viaHeader(page, next.route);
  await expect(page).toHaveURL(at(next.route));
  await expect(page.locator('h1')).toBeVisible();
});
