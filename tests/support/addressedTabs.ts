import { expect, type Page } from '@playwright/test';
import { facts } from './content';
import { collections } from './gallery';

const { cities, groups } = facts;
const [home, away] = cities;
const [, group] = groups;
const [first, second, third] = collections;

/** Pages with the open tab in the address: three tabs, the default one first, and the hash of something inside the last one. */
export const pagesOfTabs = [
  { path: '/programs/', tabs: ['focus-areas', 'standards', 'coaching-pathway'], inside: 'stage=boost2' },
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
].flatMap(({ path, tabs: [one, two, three], inside }) =>
  // A club with one city, or with two collections, has fewer ways to go.
  one && two && three && inside ? [{ path, one, two, three, inside }] : [],
);

/** The tab that an address names: `krakow-seniors` is the seniors' tab in Krakow's panel. */
export function tab(page: Page, address: string) {
  const city = cities.find(({ id }) => address.startsWith(`${id}-`))?.id;
  const part = city ? page.locator(`[role=tabpanel][id$="-content-${city}"]`) : page.getByRole('main');
  return part.locator(`[role=tab][id$="-trigger-${city ? address.slice(city.length + 1) : address}"]`);
}

/** A tab is chosen, and its panel shows. */
export async function expectOpen(page: Page, address: string): Promise<void> {
  const chosen = tab(page, address);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`[id="${await chosen.getAttribute('aria-controls')}"]`)).toBeVisible();
}

/** Goes to an address and waits until the page runs. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}
