import { expect } from '@playwright/test';
import { drag, expectNoGap, inView, next, openCarousel, perView, previous, slides } from './support/carousel';
import { test } from './support/test';

const dialog = { name: 'Enlarged picture' };

for (const width of [360, 768, 1024, 1440]) {
  test.describe(`carousel at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

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
      const before = await slides(still.locator('[aria-roledescription="carousel"]')).first().boundingBox();
      await context.close();
      expect(before?.width).toBeCloseTo(after?.width ?? 0, 0);
      expect(before?.height).toBeCloseTo(after?.height ?? 0, 0);
      expect(await inView(carousel)).toHaveLength(Math.min(perView(width), await slides(carousel).count()));
    });

    test('goes round both ways through every slide, without gaps or clones', async ({ page, problems }) => {
      const carousel = await openCarousel(page, '/');
      const count = await slides(carousel).count();
      const places = Math.max(1, count - perView(width) + 1);
      for (const button of places > 1 ? [next(carousel), previous(carousel)] : []) {
        const seen = new Set<number>();
        const start = await inView(carousel);
        for (let move = 0; move < places; move++) {
          for (const slide of await inView(carousel)) seen.add(slide);
          await expectNoGap(carousel);
          await button.click();
          await expect(button).toBeFocused();
        }
        expect(seen.size).toBe(count);
        expect(await inView(carousel)).toEqual(start);
        await expect(slides(carousel)).toHaveCount(count);
      }
      await expect(next(carousel)).toBeVisible({ visible: places > 1 });
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
          carousel.locator('[aria-roledescription="slide"]:not([inert]) button:focus'),
        ).toHaveCount(1);
      }
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
      await expect(page.getByRole('dialog', dialog)).toHaveCount(0);
    });

    test('hides a picture that cannot be loaded and logs it once', async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('Failed to load image')) logged.push(message.text());
      });
      await page.goto('/');
      const sources = await page
        .locator('[aria-roledescription="slide"] img')
        .evaluateAll((all) => all.map((img) => img.getAttribute('src') ?? ''));
      const [broken = ''] = sources;
      const folder = broken.split('/').slice(0, -2).join('/');
      await page.route(`**${folder}/**`, (route) => route.abort());
      const carousel = await openCarousel(page, '/');
      await expect(slides(carousel)).toHaveCount(sources.length - 1);
      expect(logged).toEqual([`Failed to load image: ${broken}`]);
    });

    test('opens a picture whose address can be shared, and Back closes it', async ({ page, problems }) => {
      const carousel = await openCarousel(page, '/');
      const opener = slides(carousel).first().getByRole('button');
      const total = await slides(carousel).count();
      await opener.click();
      const lightbox = page.getByRole('dialog', dialog);
      await expect(lightbox).toContainText(`1 of ${total}`);
      const place = await page.evaluate(() => window.scrollY);
      await expect(page).toHaveURL(/#photo=home\/1$/);
      await expect(lightbox.getByRole('button', { name: 'Close picture' })).toBeFocused();

      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(new RegExp(`#photo=home/${total}$`));
      await lightbox.getByRole('button', { name: 'Next picture' }).click();
      await expect(page).toHaveURL(/#photo=home\/1$/);
      for (let stop = 0; stop < 4; stop++) {
        await page.keyboard.press('Tab');
        await expect(lightbox.locator(':focus')).toHaveCount(1);
      }

      await page.goBack();
      await expect(lightbox).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(/\/$/);
      expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
      await opener.click();
      await page.keyboard.press('Escape');
      await expect(lightbox).toHaveCount(0);
      await opener.click();
      await lightbox.click({ position: { x: 12, y: 12 } });
      await expect(lightbox).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
      expect(problems).toEqual([]);
    });

    test('is open when the address names a picture', async ({ page }) => {
      await page.goto('/#photo=home/2');
      const lightbox = page.getByRole('dialog', dialog);
      await expect(lightbox).toContainText('2 of ');
      await page.keyboard.press('Escape');
      await expect(lightbox).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
      await expect(page.locator('[aria-roledescription="slide"]').nth(1).getByRole('button')).toBeFocused();
    });
  });
}

for (const hash of ['#photo=home/0', '#photo=home/999', '#photo=nobody/1', '#photo=home/x', '#photo=']) {
  test(`${hash} opens nothing`, async ({ page, problems }) => {
    await page.goto(`/${hash}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog', dialog)).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('the gallery shows the teams, and each collection or that its pictures are on their way', async ({
  page,
}) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vistula TEAM');
  await expect(page.getByRole('tabpanel').first().getByRole('heading', { level: 3 })).toHaveCount(16);
  await page.getByRole('tab', { name: 'Adults Teams' }).click();
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();

  const tabs = page.getByRole('tablist', { name: 'Tournaments and camps' }).getByRole('tab');
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) {
    await tab.click();
    const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
    const content = panel.locator('[aria-roledescription="carousel"]').or(panel.getByText('on their way'));
    await expect(content).toBeVisible();
  }
});
