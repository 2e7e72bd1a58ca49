import { expect } from '@playwright/test';
import {
  drag,
  enlarged,
  expectNoGap,
  expectRound,
  inView,
  moveFinger,
  openCarousel,
  perView,
  slides,
  swipe,
  usable,
} from '../../support/carousel';
import { words } from '../../support/content';
import { expectRunning } from '../../support/faults';
import { collections, openCollection, picturesOf } from '../../support/gallery';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';
import { step } from '../../support/ways';

// The consent dialog would lie over what a finger or a mouse aims at.
test.beforeEach(({ page }) => hasConsented(page));

// With one picture or none the carousel does not move.
const turns = picturesOf('home').length > 1;

/** A width for each number of slides in view. */
const widths = turns ? [360, 768, 1024, 1440] : [];

/** One slide in view, and several. */
const fewAndMany = widths.filter((width) => width === 360 || width === 1440);

for (const width of widths) {
  test.describe(`carousel at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('has its slides in the same place with and without scripts', async ({ page, browser, baseURL }) => {
      const carousel = await openCarousel(page, '/');
      const after = await slides(carousel).first().boundingBox();
      const context = await browser.newContext({
        baseURL,
        viewport: { width, height: 800 },
        javaScriptEnabled: false,
      });
      const still = await context.newPage();
      await still.goto('/');
      const before = await slides(still.locator('section[aria-roledescription]')).first().boundingBox();
      await context.close();
      expect(before?.width).toBeCloseTo(after?.width ?? 0, 0);
      expect(before?.height).toBeCloseTo(after?.height ?? 0, 0);
      expect(await inView(carousel)).toHaveLength(Math.min(perView(width), await slides(carousel).count()));
    });

    test('goes round both ways through every slide, without gaps or clones', async ({ page, problems }) => {
      await expectRound(await openCarousel(page, '/'), width);
      expect(problems).toEqual([]);
    });

    test('follows a drag by one slide and more, round the ends, and takes no click with it', async ({
      page,
    }) => {
      const carousel = await openCarousel(page, '/');
      const count = await slides(carousel).count();
      const last = Math.max(0, count - perView(width));
      const first = async () => (await inView(carousel))[0];
      await drag(page, carousel, -0.3 / perView(width));
      await expect.poll(first).toBe(Math.min(1, last));
      await expectNoGap(carousel);
      await drag(page, carousel, 0.3 / perView(width));
      await expect.poll(first).toBe(0);
      await drag(page, carousel, 0.3 / perView(width));
      await expect.poll(first).toBe(last);
      await expectNoGap(carousel);
      await expect(page.getByRole('dialog', enlarged)).toHaveCount(0);
    });
  });
}

for (const width of fewAndMany) {
  test.describe(`carousel at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('does so with every collection of the gallery', async ({ page, problems }) => {
      await page.goto('/gallery');
      for (const { value, count } of collections.filter(({ pictures }) => pictures.length > 0)) {
        const carousel = await usable(await openCollection(page, value));
        await expect(slides(carousel)).toHaveCount(count);
        await expectRound(carousel, width);
      }
      expect(problems).toEqual([]);
    });

    test('moves with the arrow keys, and the focus stays in view', async ({ page }) => {
      const carousel = await openCarousel(page, '/');
      const count = await slides(carousel).count();
      const before = await inView(carousel);
      await page.keyboard.press('ArrowRight');
      expect(await inView(carousel)).toEqual(before);
      await slides(carousel).first().getByRole('button').focus();
      for (let move = 0; move < count; move++) {
        await page.keyboard.press('ArrowRight');
        await expect(
          carousel.locator('fieldset[aria-roledescription]:not([inert]) button:focus'),
        ).toHaveCount(1);
      }
    });

    for (const count of [0, 1, 2]) {
      test(`is right with ${count} pictures`, async ({ page, problems }) => {
        await page.route('**/page-data/index/page-data.json', async (route) => {
          const response = await route.fetch();
          const { result, ...rest } = await response.json();
          const { gallery } = result.data;
          const data = {
            ...result.data,
            gallery: { ...gallery, pictures: gallery.pictures.slice(0, count) },
          };
          await route.fulfill({ response, json: { ...rest, result: { ...result, data } } });
        });
        // Through the router, as the HTML of the home page has all pictures.
        await page.goto('/faq');
        await expectRunning(page);
        await step(page, '/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.editable.hero.title);
        const carousel = page.locator('section[aria-roledescription]');
        if (count === 0) await expect(carousel).toHaveCount(0);
        else await expectRound(await usable(carousel), width);
        expect(problems).toEqual([]);
      });
    }

    test('hides a picture that cannot be loaded and logs it once', async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('Failed to load image')) logged.push(message.text());
      });
      await page.goto('/');
      const sources = await page
        .locator('fieldset[aria-roledescription] img')
        .evaluateAll((all) => all.map((img) => img.getAttribute('src') ?? ''));
      const [broken = ''] = sources;
      // The original and all that is made of it.
      const folder = broken.split('/').slice(0, -1).join('/');
      await page.route(`**${folder}/**`, (route) => route.abort());
      const carousel = await openCarousel(page, '/');
      await expect(slides(carousel)).toHaveCount(sources.length - 1);
      expect(logged).toEqual([`Failed to load image: ${broken}`]);
    });
  });
}

if (turns)
  test.describe('carousel under a finger', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('follows it sideways, and lets the page scroll up and down', async ({ page }) => {
      const carousel = await openCarousel(page, '/');
      const last = (await slides(carousel).count()) - 1;
      const first = async () => (await inView(carousel))[0];
      await swipe(page, carousel, -120);
      await expect.poll(first).toBe(1);
      await swipe(page, carousel, 120);
      await expect.poll(first).toBe(0);
      await swipe(page, carousel, 120);
      await expect.poll(first).toBe(last);
      await expectNoGap(carousel);

      const before = await page.evaluate(() => window.scrollY);
      await moveFinger(page, carousel, { x: 0, y: -120 });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
      expect(await first()).toBe(last);
      await expect(page.getByRole('dialog', enlarged)).toHaveCount(0);
    });
  });
