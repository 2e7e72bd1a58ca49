import { expect, type Page, test } from '@playwright/test';
import { hasConsented, turnWheel } from '../../support/page';

/** How many of the page's sections still wait for their layout, how many took turns at all, and whether these are all but the first. */
const turns = (page: Page) =>
  page.evaluate(() => {
    const sections = [...document.querySelectorAll('main > section')].map((section) =>
      getComputedStyle(section),
    );
    const took = sections.filter((style) => style.animationName !== 'none').length;
    return {
      waiting: sections.filter((style) => style.contentVisibility !== 'visible').length,
      took: took > 0 && took === sections.length - 1 ? 'all but the first' : took,
    };
  });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('while scripts are on their way the home page is laid out in turns, and soon as a whole', async ({
  page,
}) => {
  // They never arrive.
  await page.route('**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(async () => (await turns(page)).waiting).toBeGreaterThan(0);
  await expect.poll(() => turns(page)).toEqual({ waiting: 0, took: 'all but the first' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    await page.goto('/');
    expect(await turns(page)).toEqual({ waiting: 0, took: 0 });
  });
});

test('with scripts all is laid out before the page answers, so that a reload finds its place', async ({
  page,
}) => {
  await hasConsented(page);
  await page.goto('/');
  await expect.poll(() => turns(page)).toEqual({ waiting: 0, took: 0 });
  await page.getByRole('heading', { name: 'Upcoming Events' }).hover();
  await turnWheel(page, 100);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await place();
  await page.reload();
  await expect.poll(place).toBe(before);
});
