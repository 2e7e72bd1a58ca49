import type { Locator, Page } from '@playwright/test';
import { facts, words } from './content';

/** The keys of a collection's pictures, in order. */
export const picturesOf = (id: string): readonly string[] =>
  facts.galleries.find((gallery) => gallery.id === id)?.pictures ?? [];

/** The collections of the gallery page in the order of their tabs, with their pictures. */
export const collections = words.gallery.tournaments.tabs.map(({ value }) => {
  const pictures = picturesOf(value);
  return { value, pictures, count: pictures.length };
});

/** Opens a collection's tab. @returns its carousel */
export async function openCollection(page: Page, value: string): Promise<Locator> {
  const tab = page.locator(`[role="tab"][id$="-trigger-${value}"]`);
  await tab.click();
  const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
  return panel.locator('section[aria-roledescription]');
}
