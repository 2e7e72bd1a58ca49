import { expect } from '@playwright/test';
import { askingDialog, dialogOf, nothingStored, storageOf } from '../../support/consent';
import { facts, words } from '../../support/content';
import { nextFrames, turnWheel } from '../../support/page';
import { test } from '../../support/test';
import { at, step } from '../../support/ways';

const { en } = words.consent.languages;

test('before consent nothing is stored, and nothing is loaded from other sites', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  await expect(dialogOf(page)).toBeVisible();
  await turnWheel(page, 900);
  expect(await storageOf(page)).toEqual(nothingStored);
  expect(problems).toEqual([]);
});

test('Accept waits for the checkbox, stores both entries and the dialog stays away', async ({ page }) => {
  await page.goto('/faq/');
  const dialog = await askingDialog(page);
  const accept = dialog.getByRole('button', { name: en.accept, exact: true });
  await expect(accept).toBeDisabled();
  await expect(accept).toHaveAccessibleDescription(en.acceptHint);
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByRole('checkbox').check();
  await accept.click();
  await expect(dialog).toBeHidden();
  const { local } = await storageOf(page);
  expect(local[0]).toEqual(['cookie-consent', 'accepted']);
  expect(JSON.parse(local[1]?.[1] ?? '')).toEqual({
    version: facts.site.consentVersion,
    language: 'en',
    time: expect.stringMatching(/^20.*Z$/),
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(dialog).toBeHidden();
});

for (const way of ['decline', 'close', 'Escape', 'policy'] as const) {
  test(`${way} hides it for this view, stores nothing, and the next load asks again`, async ({ page }) => {
    await page.goto('/faq/');
    const dialog = await askingDialog(page);
    if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'policy') await dialog.getByRole('link').click();
    else await dialog.getByRole('button', { name: en[way], exact: true }).click();
    await expect(dialog).toBeHidden();
    if (way === 'policy') await expect(page).toHaveURL(at(words.consent.href));
    await step(page, '/contact/');
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(dialog).toBeHidden();
    expect(await storageOf(page)).toEqual(nothingStored);
    await page.reload();
    await expect(dialog).toBeVisible();
  });
}

test('Cookie settings withdraws what was accepted and asks again', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('@@scroll|once')) localStorage.setItem('cookie-consent', 'accepted');
    sessionStorage.setItem('@@scroll|once', 'yes');
  });
  await page.goto('/faq/');
  await page.waitForLoadState('networkidle');
  const dialog = dialogOf(page);
  await expect(dialog).toBeHidden();
  const settings = page.getByRole('button', { name: words.navigation.footer.cookieSettings, exact: true });
  await settings.click();
  await expect(dialog).toBeFocused();
  expect((await storageOf(page)).local).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();
  await page.reload();
  await expect(dialog).toBeVisible();
});

test('it is early in the tab order, no trap, and covers nothing that has the focus', async ({ page }) => {
  await page.goto('/faq/');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const box = await dialog.boundingBox();
  expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.6);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  let outside = 0;
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    const covered = await dialog.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || element.contains(focused)) return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(onTop) ? focused.outerHTML : '';
    });
    if (covered === null) continue;
    outside++;
    expect(covered).toBe('');
  }
  expect(outside).toBeGreaterThan(20);
});

test('a text box is clear of it, or as far up as the header lets it', async ({ page }) => {
  await page.goto('/contact/feedback/');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  const box = page.getByRole('textbox').last();
  await page.getByRole('textbox').nth(-2).focus();
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  const top = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
  const isClear = () =>
    expect
      .poll(async () => {
        const [field, over] = await Promise.all([box, dialog].map((one) => one.boundingBox()));
        if (!field || !over) return undefined;
        return field.y + field.height <= over.y ? 0 : field.y - Number.parseFloat(top);
      })
      // The header gets 20 px lower when the page has scrolled.
      .toBeLessThanOrEqual(21);
  await isClear();
  // As when a font comes late, and its lines are longer.
  await dialog.evaluate((element) => {
    element.style.paddingTop = '4.5rem';
  });
  await isClear();
});

test('it does not move the page', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/faq/');
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await nextFrames(page);
  const shifted: number = await page.evaluate(() =>
    Reflect.get(window, 'shifts').reduce((a: number, b: number) => a + b, 0),
  );
  expect(shifted).toBeLessThan(0.01);
});
