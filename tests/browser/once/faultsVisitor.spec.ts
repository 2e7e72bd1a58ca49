import { expect } from '@playwright/test';
import { events } from '../../support/calendar';
import { next, usable } from '../../support/carousel';
import { dialogOf } from '../../support/consent';
import { facts, words } from '../../support/content';
import { enlarged } from '../../support/everyPage';
import { documentsOf, expectRunning } from '../../support/faults';
import { test } from '../../support/test';
import { fromHeader, step, viaHeader } from '../../support/ways';

const { programs, interface: controls } = words;
const { accept, decline } = words.consent.languages.en;
const elsewhere = fromHeader('/programs/');

test('the connection goes: the page goes on working, and links wait until it is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectRunning(page);
  await dialogOf(page).getByRole('button', { name: decline, exact: true }).click();
  await step(page, '/programs/');
  await expect(page.locator('h1')).toHaveText(programs.head.title);
  await page.waitForLoadState('networkidle');
  const documents = documentsOf(page);

  await context.setOffline(true);
  await page.getByRole('tab', { name: programs.standards.label, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: programs.standards.label, exact: true })).toBeVisible();
  await viaHeader(page, elsewhere.route);
  const notice = page.getByRole('status').filter({ hasText: controls.offline });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/programs\/#standards$/);
  // What was opened before is still there.
  await viaHeader(page, '/');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('h1')).toHaveText(words.editable.hero.title);

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await viaHeader(page, elsewhere.route);
  await expect(page.locator('h1')).toHaveText(elsewhere.heading);
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
  await dialogOf(page).getByRole('checkbox').check();
  await dialogOf(page).getByRole('button', { name: accept, exact: true }).click();
  await expect(dialogOf(page)).toBeHidden();
  await viaHeader(page, elsewhere.route);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(words.editable.hero.title);
  await expect(dialogOf(page)).toBeHidden();
  expect(problems).toEqual([]);
});

for (const moment of ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
  test(`the clock says ${moment}: every page opens, and no date is nonsense`, async ({ page, problems }) => {
    await page.clock.setFixedTime(new Date(moment));
    const over = events.filter(({ ends }) => ends <= Date.parse(moment)).length;
    for (const route of ['/', '/cricket-career/', '/schedule/']) {
      await page.goto(route);
      await page.waitForLoadState('networkidle');
      await expectRunning(page);
      await expect(page.getByRole('main')).not.toContainText(/NaN|Invalid|undefined/);
    }
    const list = page.locator('#upcoming-events');
    await expect(list.locator('li[data-state=over]')).toHaveCount(over);
    await expect(list.locator('li[data-state=upcoming]')).toHaveCount(events.length - over);
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
  await page.goto('/');
  await expectRunning(page);
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
  for (const carousel of await page.locator('section[aria-roledescription]').all()) {
    await usable(carousel);
    for (const button of await next(carousel).filter({ visible: true }).all()) await button.click();
  }
  await page.keyboard.press('End');
  await page.goto('/faq/');
  await expectRunning(page);
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toEqual([]);
});

test('colours are forced: what is chosen, how far it is and what can be pressed can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/programs/');
  await expectRunning(page);
  await page.getByRole('tab', { name: programs.pathway.label, exact: true }).click();
  const colours = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { backgroundColor, color } = getComputedStyle(element);
          return `${backgroundColor} ${color}`;
        }),
    );
  for (const name of [programs.tabsLabel, programs.pathway.stagesLabel])
    await expect(page.getByRole('tablist', { name, exact: true })).toBeVisible();
  const chosen = await colours('[role=tab][aria-selected=true]');
  const others = await colours('[role=tab][aria-selected=false]');
  expect(chosen.length).toBeGreaterThan(1);
  expect(others.filter((colour) => chosen.includes(colour))).toEqual([]);
  const tab = page.getByRole('tab', { selected: false }).filter({ visible: true }).first();
  for (const edged of [dialogOf(page), dialogOf(page).locator('[aria-pressed=false]'), tab])
    await expect(edged).toHaveCSS('outline-style', 'solid');
  const [bar] = await colours('[role=progressbar] > *');
  const [track] = await colours('[role=progressbar]');
  expect(bar).not.toBe(track);
  for (const button of await page.locator('main a[data-variant], main button[data-variant]').all())
    await expect(button).not.toHaveCSS('border-style', 'none');
});

test('letters are half as large again: the coach and the certificate stay in their section', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  const [first, second] = Object.keys(facts.coaching.types);
  for (const route of ['/coaching/', `/coaching/${first}/`, `/coaching/${second ?? first}/`]) {
    await page.goto(route);
    const section = page.locator('main section').filter({ hasText: facts.coaching.certificate.number });
    await expect(section).toHaveCount(1);
    const outside = () =>
      section.evaluate((element) => {
        element.scrollIntoView();
        const { bottom } = element.getBoundingClientRect();
        return [...element.querySelectorAll('picture, p, dd')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.bottom > bottom || box.right > window.innerWidth;
          })
          .map((part) => part.outerHTML.slice(0, 99));
      });
    for (const width of [360, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(outside, { message: `${route} at ${width} px` }).toEqual([]);
    }
  }
});

for (const { zoom, width, height } of enlarged)
  test.describe(`enlarged to ${zoom} %`, () => {
    test.use({ viewport: { width, height } });

    test('consent can be given, and the page is not hidden behind what stays', async ({ page }) => {
      await page.goto('/faq/');
      const agree = dialogOf(page).getByRole('button', { name: accept, exact: true });
      await dialogOf(page).getByRole('checkbox').check();
      await agree.scrollIntoViewIfNeeded();
      await expect(agree).toBeInViewport({ ratio: 0.99 });
      await agree.click();
      await expect(dialogOf(page)).toBeHidden();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
      const header = await page.getByRole('banner').boundingBox();
      expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(height / 4);
    });
  });
