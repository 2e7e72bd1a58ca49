import { expect, type Page } from '@playwright/test';
import { hasConsented } from './support/page';
import { test } from './support/test';

// The consent dialog is another test's matter.
test.beforeEach(({ page }) => hasConsented(page));

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Follows a link of the main navigation as a visitor does: through the menu on a phone. */
async function followNavigation(page: Page, name: string): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  } else {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  }
}

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/faq/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
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
  const button = page.getByRole('link', { name: 'View All Events' });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrollOf(page)).toBe(900);
  await followNavigation(page, 'FAQ');
  await expect(page).toHaveURL(/\/faq\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollOf(page)).toBe(0);
  await expect(page.locator('#gatsby-announcer')).toContainText(/\S/);
  await page.goBack();
  await expect(button).toBeAttached();
  await expect.poll(() => scrollOf(page)).toBe(900);
  expect(problems).toEqual([]);
});

test('About scrolls on the home page, and from another page goes home first', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await followNavigation(page, 'About');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
  await expect(page).toHaveURL(/\/#about$/);

  await page.goto('/faq/');
  await page.waitForLoadState('networkidle');
  await followNavigation(page, 'About');
  await expect(page).toHaveURL(/\/#about$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(100);
});

test('View All Events leads to the events of the schedule', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'View All Events' }).click();
  await expect(page).toHaveURL(/\/schedule\/#upcoming-events$/);
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeInViewport();
});

test('the desktop dropdown opens on hover after a moment, by its button at once, and lists three', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/faq/');
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: 'More in Coaching' });
  const junior = page.getByRole('banner').getByRole('link', { name: 'Junior Training' });
  await page.getByRole('banner').getByRole('link', { name: 'Coaching', exact: true }).hover();
  await expect(junior).toBeVisible();
  await page.mouse.move(600, 600);
  await expect(junior).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: /Training$/ })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(junior).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(junior).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(junior).toBeHidden();
});
