import type { Locator, Page } from '@playwright/test';

/** The collections of the gallery page in the order of their tabs, with their numbers of pictures (specification, section 3). */
export const collections = [
  { value: 'presidents-cup', count: 10 },
  { value: 'vistula-tournament', count: 7 },
  { value: 'germany-juniors', count: 2 },
  { value: 'batting-masterclass', count: 6 },
  { value: 'high-performance-camp', count: 9 },
];

/** Opens a collection's tab. @returns its carousel */
export async function openCollection(page: Page, value: string): Promise<Locator> {
  const tab = page.locator(`[role="tab"][id*="${value}"]`);
  await tab.click();
  const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
  return panel.locator('[aria-roledescription="carousel"]');
}
