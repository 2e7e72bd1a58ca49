import { expect, type Page } from '@playwright/test';
import { builtRoutes } from '../../scripts/routes';
import { openCarousel } from '../support/carousel';
import { documentsOf, expectRunning, spoil } from '../support/faults';
import { test } from '../support/test';

const toPage = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const consent = (page: Page) => page.getByRole('dialog', { name: /Cookies/ });

test('the connection goes: the page goes on working, and links wait until it is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectRunning(page);
  await consent(page).getByRole('button', { name: 'Decline' }).click();
  await toPage(page, 'Programs');
  await expect(page.locator('h1')).toHaveText('Our Training Programs');
  await page.waitForLoadState('networkidle');
  const documents = documentsOf(page);

  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Standards' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Standards' })).toBeVisible();
  await toPage(page, 'FAQ');
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/programs\/$/);
  // What was opened before is still there.
  await toPage(page, 'Home');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('main')).toContainText('Upcoming Events');

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await toPage(page, 'FAQ');
  await expect(page.locator('h1')).toHaveText(/questions/i);
  expect(documents.length).toBeLessThanOrEqual(1);
});

test('the storage is blocked: nothing fails, and consent lasts for the visit', async ({ page, problems }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The storage is blocked.', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await consent(page).getByRole('checkbox').check();
  await consent(page).getByRole('button', { name: 'Accept' }).click();
  await expect(consent(page)).toBeHidden();
  await toPage(page, 'FAQ');
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Upcoming Events');
  await expect(consent(page)).toBeHidden();
  expect(problems).toEqual([]);
});

for (const moment of ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
  test(`the clock says ${moment}: every page opens, and no date is nonsense`, async ({ page, problems }) => {
    await page.clock.setFixedTime(new Date(moment));
    const status = moment < '2000' ? 'Upcoming' : 'Over';
    for (const route of ['/', '/cricket-career/', '/schedule/']) {
      await page.goto(route);
      await page.waitForLoadState('networkidle');
      await expectRunning(page);
      await expect(page.getByRole('main')).not.toContainText(/NaN|Invalid|undefined/);
    }
    await expect(page.locator('#upcoming-events').getByText(status, { exact: true })).toHaveCount(3);
    expect(problems).toEqual([]);
  });
}

test('less motion is wished for: nothing moves, nothing is hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, ({ target }) => moves.push((target as Element).outerHTML.slice(0, 99)));
  });
  const carousel = await openCarousel(page, '/');
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await page.keyboard.press('End');
  await page.goto('/faq/');
  await expectRunning(page);
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toEqual([]);
});

test('colours are forced: what is chosen and how far it is can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/programs/');
  await expectRunning(page);
  await page.getByRole('tab', { name: 'Coaching Pathway' }).click();
  const colours = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { backgroundColor, color } = getComputedStyle(element);
          return `${backgroundColor} ${color}`;
        }),
    );
  for (const group of ['Training', 'Stages'])
    await expect(page.getByRole('tablist', { name: new RegExp(group) })).toBeVisible();
  const chosen = await colours('[role=tab][aria-selected=true]');
  const others = await colours('[role=tab][aria-selected=false]');
  expect(chosen.length).toBeGreaterThan(1);
  expect(others.filter((colour) => chosen.includes(colour))).toEqual([]);
  const [bar] = await colours('[role=progressbar] > *');
  const [track] = await colours('[role=progressbar]');
  expect(bar).not.toBe(track);
  for (const button of await page.locator('main a[data-variant], main button[data-variant]').all())
    await expect(button).not.toHaveCSS('border-style', 'none');
});

for (const [zoom, width, height] of [
  [200, 640, 512],
  [400, 320, 256],
] as const) {
  test.describe(`enlarged to ${zoom} %`, () => {
    test.use({ viewport: { width, height } });

    // The system's letters, which stand in where ours come late, may be wider.
    for (const letters of ['our', "the system's"]) {
      test(`no page is wider than the window, with ${letters} letters`, async ({ page }) => {
        if (letters !== 'our') await spoil(page, /\.woff2$/, 'missing');
        for (const route of builtRoutes()) {
          await page.goto(route, { waitUntil: 'domcontentloaded' });
          await expectRunning(page);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wide, route).toBeLessThanOrEqual(0);
        }
      });
    }

    test('consent can be given, and the page is not hidden behind what stays', async ({ page }) => {
      await page.goto('/faq/');
      const accept = consent(page).getByRole('button', { name: 'Accept' });
      await consent(page).getByRole('checkbox').check();
      await accept.scrollIntoViewIfNeeded();
      await expect(accept).toBeInViewport({ ratio: 0.99 });
      await accept.click();
      await expect(consent(page)).toBeHidden();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
      const header = await page.getByRole('banner').boundingBox();
      expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(height / 4);
    });
  });
}
