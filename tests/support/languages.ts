import { expect, type Page } from '@playwright/test';
import { languages, rootLanguage, wordsIn } from './content';

/** A published language beside that of the root; the same one where there is no other. */
export const [, other = rootLanguage] = languages;

/** Where its pages are. */
export const prefix = `/${other}`;

/** Its words. */
export const there = wordsIn(other);

/** Follows the switch as a visitor does: in the menu on a phone, in the header elsewhere. */
export async function follow(page: Page, language: string): Promise<void> {
  const shown = (await page.locator('html').getAttribute('lang')) ?? rootLanguage;
  const onAPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (onAPhone)
    await page.getByRole('button', { name: wordsIn(shown).interface.menu.open, exact: true }).click();
  const part = onAPhone ? page.getByRole('dialog') : page.getByRole('banner');
  await part.locator(`a[hreflang="${language}"]`).click();
}

/** The switch leads from a place to the same one in the other language, and back, and nothing goes wrong. */
export async function expectSwitches(page: Page, place: string, problems: string[]): Promise<void> {
  await page.goto(place);
  await page.waitForLoadState('networkidle');
  await follow(page, other);
  await expect(page).toHaveURL(new URL(prefix + place, page.url()).href);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('h1')).toBeFocused();
  await page.waitForLoadState('networkidle');
  await follow(page, rootLanguage);
  await expect(page).toHaveURL(new URL(place, page.url()).href);
  await expect(page.locator('html')).toHaveAttribute('lang', rootLanguage);
  expect(problems).toEqual([]);
}
