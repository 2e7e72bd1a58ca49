import { expect, type Page } from '@playwright/test';
import { publicRoutes } from '../../../scripts/shared/routes';
import { localeOf, rootLanguage } from '../../support/content';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

/** Windows around and between the widths at which layouts change. */
const widths = [360, 520, 639, 767, 900, 1079, 1279, 1440, 1600, 1920];

/** A picture that is enlarged by more than this looks soft beside the letters. */
const most = 1.12;

test.beforeEach(({ page }) => hasConsented(page));

// The layouts are the same in all languages.
for (const route of publicRoutes().filter((path) => localeOf(path).code === rootLanguage))
  test(`no picture of ${route} is shown larger than its file`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
    await page.goto(route);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // On a busy machine the larger files take their time.
      await expect
        .poll(() => enlarged(page), { message: `at ${width} px: correct its "sizes"`, timeout: 20_000 })
        .toEqual([]);
    }
  });

/** The pictures that the browser had to enlarge, though there is a larger file of them. */
const enlarged = (page: Page) =>
  page.evaluate((most) => {
    const found: string[] = [];
    for (const image of document.images) {
      const { width, height } = image.getBoundingClientRect();
      const source = image.currentSrc && new URL(image.currentSrc).pathname;
      const files = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].flatMap(({ srcset }) =>
        [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, path, wide]) => ({ path, wide: Number(wide) })),
      );
      const file = files.find(({ path }) => path === source);
      const whole = getComputedStyle(image).objectFit === 'cover' ? Math.max : Math.min;
      const drawn = whole(width, (height * image.naturalWidth) / image.naturalHeight);
      if (file && drawn > most * file.wide && files.some(({ wide }) => wide > file.wide))
        found.push(
          `${source?.split('/').pop()}: ${Math.round(drawn)} px from ${file.wide} px, ${image.sizes}`,
        );
    }
    return found;
  }, most);
