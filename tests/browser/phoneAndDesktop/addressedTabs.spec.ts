import { expect, type Page } from '@playwright/test';
import { enlarged } from '../../support/carousel';
import { facts } from '../../support/content';
import { collections } from '../../support/gallery';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

test.beforeEach(({ page }) => hasConsented(page));

const { cities, groups } = facts;
const [home, away] = cities;
const [, group] = groups;
const [first, second, third] = collections;

/** Pages with the open tab in the address: the default tab, two others, and the hash of something inside the last one. */
const pages = [
  {
    path: '/programs/',
    tabs: ['focus-areas', 'standards', 'coaching-pathway'],
    inside: 'stage=boost2',
  },
  {
    path: '/schedule/',
    tabs: [home?.id, away?.id, group && `${home?.id}-${group.id}`],
    inside: group && `${home?.id}-${group.id}`,
  },
  {
    path: '/gallery/',
    tabs: [first?.value, second?.value, third?.value],
    inside: third && `photo=${third.value}/${third.count}`,
  },
];

/** The tab that an address names: `krakow-seniors` is the seniors' tab in Krakow's panel. */
function tab(page: Page, address: string) {
  const city = cities.find(({ id }) => address.startsWith(`${id}-`))?.id;
  const part = city ? page.locator(`[role=tabpanel][id$="-content-${city}"]`) : page.getByRole('main');
  return part.locator(`[role=tab][id$="-trigger-${city ? address.slice(city.length + 1) : address}"]`);
}

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

async function expectOpen(page: Page, address: string): Promise<void> {
  const chosen = tab(page, address);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`[id="${await chosen.getAttribute('aria-controls')}"]`)).toBeVisible();
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

for (const { path, tabs, inside } of pages) {
  const [one, two, three] = tabs;
  // A club with one city, or with two collections, has fewer ways to go.
  if (!one || !two || !three) continue;

  test.describe(path, () => {
    test('a click makes an entry that Back and Forward go through, and a reload keeps the tab', async ({
      page,
      problems,
    }) => {
      await visit(page, path);
      await tab(page, two).click();
      await expect(page).toHaveURL(new RegExp(`${path}#${two}$`));
      await tab(page, one).click();
      await tab(page, three).click();
      await expectOpen(page, three);
      const place = await scrollOf(page);
      for (const step of [one, two, one]) {
        await page.goBack();
        await expectOpen(page, step);
      }
      expect(new URL(page.url()).hash).toBe('');
      for (const step of [two, one, three]) {
        await page.goForward();
        await expectOpen(page, step);
      }
      expect(Math.abs((await scrollOf(page)) - place)).toBeLessThan(5);
      await page.reload();
      await expectOpen(page, three);
      expect(problems).toEqual([]);
    });

    test('an address opens a tab and brings it into view; so does one of what is in it', async ({ page }) => {
      await visit(page, `${path}#${three}`);
      await expectOpen(page, three);
      await expect(tab(page, three)).toBeInViewport();
      await visit(page, '/contact/');
      await visit(page, `${path}#${inside}`);
      await expectOpen(page, three);
    });

    test('a hash that means nothing here leaves the tab as it is', async ({ page, problems }) => {
      await visit(page, `${path}#${three}`);
      for (const hash of ['main', '%', `${three}x`, '__proto__']) {
        await page.evaluate((value) => {
          window.location.hash = value;
        }, hash);
        await expectOpen(page, three);
      }
      expect(problems).toEqual([]);
    });

    test('keys make no entries', async ({ page }) => {
      await visit(page, '/contact/');
      await visit(page, path);
      await tab(page, one).focus();
      await page.keyboard.press('ArrowRight');
      await expectOpen(page, two);
      await expect(page).toHaveURL(new RegExp(`#${two}$`));
      await page.goBack();
      await expect(page).toHaveURL(/\/contact\/$/);
    });
  });

  test(`without scripts ${path} starts at the panel that the address names`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(`${path}#${three}`);
    await expect(page.locator(`[id="${three}"]`)).toBeInViewport();
    await context.close();
  });
}

test('a link of another page leads to a tab, and Back to where the link was', async ({ page }) => {
  await visit(page, '/cricket-career/');
  const link = page.getByRole('main').locator('a[href="/programs/#coaching-pathway"]');
  await link.click();
  await expectOpen(page, 'coaching-pathway');
  await expect(tab(page, 'coaching-pathway')).toBeInViewport();
  await page.goBack();
  await expect(link).toBeInViewport();
});

for (const { value } of collections.slice(1, 2))
  test('a picture that was opened in a tab is left to that tab, and Back leads to the tab before', async ({
    page,
  }) => {
    await visit(page, '/gallery/');
    await tab(page, value).click();
    const panel = page.locator(`[role=tabpanel][id$="-content-${value}"]`);
    await panel.locator('[aria-roledescription=slide]').first().getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`#photo=${value}/1$`));
    // The address changes before the picture is shown, and Escape closes only what is open.
    await expect(page.getByRole('dialog', enlarged)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`#${value}$`));
    await expectOpen(page, value);
    await page.goBack();
    await expect(tab(page, value)).toHaveAttribute('aria-selected', 'false');
  });
