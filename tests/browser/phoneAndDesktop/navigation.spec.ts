import { expect, type Page } from '@playwright/test';
import { words } from '../../support/content';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';
import { at, fromHeader, linkTo, step } from '../../support/ways';

const { interface: controls, navigation } = words;
const next = fromHeader();

// The consent dialog has tests of its own.
test.beforeEach(({ page }) => hasConsented(page));

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Follows a link of the main navigation as a visitor does: through the menu on a phone. */
async function followNavigation(page: Page, href: string): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: controls.menu.open, exact: true }).click();
    await linkTo(page.getByRole('dialog'), href).click();
  } else {
    await linkTo(page.getByRole('banner'), href).click();
  }
}

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/faq/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: controls.skipToContent, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the header gets lower after 20 px of scroll, the logo goes from 96 to 80 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq/');
  const logo = page.getByRole('banner').getByRole('img');
  const height = async () => (await logo.boundingBox())?.height;
  expect(await height()).toBe(96);
  const tall = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect.poll(height).toBe(96);
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect.poll(height).toBe(80);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(tall);
});

test('a new page starts at its top with the focus on its heading; Back is where it was', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrollOf(page)).toBe(900);
  await followNavigation(page, next.route);
  await expect(page).toHaveURL(at(next.route));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollOf(page)).toBe(0);
  await expect(page.locator('#gatsby-announcer')).toContainText(/\S/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.editable.hero.title);
  await expect.poll(() => scrollOf(page)).toBe(900);
  expect(problems).toEqual([]);
});

test('an address that was left further down begins at its top when it is loaded afresh', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrollOf(page)).toBe(900);
  await page.goto('/faq/');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await scrollOf(page)).toBe(0);
});

for (const { href } of navigation.items.filter((item) => item.href.startsWith('/#'))) {
  test(`${href} scrolls on the home page, and from another page goes home first`, async ({ page }) => {
    for (const start of ['/', '/faq/']) {
      await page.goto(start);
      await page.waitForLoadState('networkidle');
      await followNavigation(page, href);
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.locator(href.slice(1)).getByRole('heading').first()).toBeInViewport();
      await expect.poll(() => scrollOf(page)).toBeGreaterThan(100);
    }
  });
}

test('an address of a part of another page leads to it', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await step(page, '/schedule/#upcoming-events');
  await expect(page).toHaveURL(/\/schedule\/#upcoming-events$/);
  await expect(
    page.getByRole('heading', { name: words.schedule.events.title, exact: true }),
  ).toBeInViewport();
});

for (const { href, items = [] } of navigation.items.filter(({ items }) => items?.length))
  test(`${href} is one step from everywhere`, async ({ page }) => {
    for (const path of ['/', items[0]?.href ?? '/', '/privacy-policy/']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await followNavigation(page, `${href}/`);
      await expect(page).toHaveURL(at(href));
    }
  });
