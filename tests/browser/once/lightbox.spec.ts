import { expect } from '@playwright/test';
import { fill } from '../../../content/texts/fill';
import { enlarged, moveFinger, openCarousel, perView, slides, swipe } from '../../support/carousel';
import { words } from '../../support/content';
import { collections, picturesOf } from '../../support/gallery';
import { hasConsented } from '../../support/page';
import { test } from '../../support/test';

const { lightbox: controls } = words.interface;
const total = picturesOf('home').length;
const position = (n: number, of = total) => fill(controls.position, { n, total: of });

test.beforeEach(({ page }) => hasConsented(page));

// With one picture there is no other to go on to.
for (const width of total > 1 ? [360, 768, 1024, 1440] : []) {
  test.describe(`lightbox at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('opens a picture whose address can be shared, and Back closes it', async ({ page, problems }) => {
      const carousel = await openCarousel(page, '/');
      const opener = slides(carousel).first().getByRole('button');
      await opener.click();
      const lightbox = page.getByRole('dialog', enlarged);
      await expect(lightbox).toContainText(position(1));
      const place = await page.evaluate(() => window.scrollY);
      await expect(page).toHaveURL(/#photo=home\/1$/);
      await expect(lightbox.getByRole('button', { name: controls.close, exact: true })).toBeFocused();

      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(new RegExp(`#photo=home/${total}$`));
      await lightbox.getByRole('button', { name: controls.next, exact: true }).click();
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
      await expect(lightbox).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(lightbox).toHaveCount(0);
      await opener.click();
      await lightbox.click({ position: { x: 12, y: 12 } });
      await expect(lightbox).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
      expect(problems).toEqual([]);
    });

    test('gives the focus back although the carousel has drawn its slides anew meanwhile', async ({
      page,
    }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      const carousel = page.locator('section[aria-roledescription]').filter({ visible: true }).first();
      const opener = slides(carousel).first().getByRole('button');
      await opener.focus();
      await page.keyboard.press('Enter');
      const lightbox = page.getByRole('dialog', enlarged);
      // Until the picture is out of the carousel's view.
      for (let n = 1; n <= Math.min(total - 1, perView(width)); n++) {
        await expect(lightbox).toContainText(position(n));
        await page.keyboard.press('ArrowRight');
      }
      await expect(carousel).toHaveAttribute('data-state', 'engine');
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });

    test('is open when the address names a picture', async ({ page }) => {
      await page.goto('/#photo=home/2');
      const lightbox = page.getByRole('dialog', enlarged);
      await expect(lightbox).toContainText(position(2));
      await page.keyboard.press('Escape');
      await expect(lightbox).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
      await expect(page.locator('fieldset[aria-roledescription]').nth(1).getByRole('button')).toBeFocused();
    });
  });
}

for (const hash of ['#photo=home/0', '#photo=home/999', '#photo=nobody/1', '#photo=home/x', '#photo=']) {
  test(`${hash} opens nothing`, async ({ page, problems }) => {
    await page.goto(`/${hash}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog', enlarged)).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

if (total > 1)
  test.describe('lightbox under a finger', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('goes on with a swipe to the left, back with one to the right, and stays when tapped', async ({
      page,
      problems,
    }) => {
      await page.goto('/#photo=home/1');
      const lightbox = page.getByRole('dialog', enlarged);
      const picture = lightbox.locator('img').filter({ visible: true });
      await swipe(page, picture, -120);
      await expect(lightbox).toContainText(position(2));
      await swipe(page, picture, 120);
      await expect(lightbox).toContainText(position(1));
      await moveFinger(page, picture, { x: 20, y: -160 });
      await picture.tap();
      await expect(lightbox).toContainText(position(1));
      await swipe(page, picture, -120);
      await expect(lightbox).toContainText(position(2));
      await lightbox.getByRole('button', { name: controls.previous, exact: true }).press('Enter');
      await expect(lightbox, 'keys still press buttons').toContainText(position(1));
      expect(problems).toEqual([]);
    });
  });

const closed = collections.slice(1).filter(({ count }) => count > 1);

for (const { value, count } of closed.slice(-1))
  test('an address opens a picture of a tab that was closed, and its neighbours go round', async ({
    page,
    problems,
  }) => {
    await page.goto(`/gallery/#photo=${value}/${count}`);
    const lightbox = page.getByRole('dialog', enlarged);
    await expect(lightbox).toContainText(position(count, count));
    await page.keyboard.press('ArrowRight');
    await expect(lightbox).toContainText(position(1, count));
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(new RegExp(`#photo=${value}/${count}$`));

    await lightbox.getByRole('button', { name: controls.close, exact: true }).click();
    await expect(lightbox).toHaveCount(0);
    await expect(page.locator(`[role="tab"][id$="-trigger-${value}"]`)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page).toHaveURL(new RegExp(`/gallery/#${value}$`));
    expect(problems).toEqual([]);
  });
