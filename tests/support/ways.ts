import type { Locator, Page } from '@playwright/test';
import { words } from './content';
import { headingOf } from './links';

/** A page that a link leads to. */
export interface Destination {
  route: string;
  heading: string;
  /** The address of its data, for `page.route`. */
  data: string;
}

/** The pages that the header leads to by plain links, home excepted. */
const pages = words.navigation.items
  .filter(({ href, items }) => !items && /^\/[\w/-]+$/.test(href))
  .map(({ href }) => `${href.replace(/\/$/, '')}/`);

/** Some page that the header leads to by a plain link, other than these. */
export function fromHeader(...others: string[]): Destination {
  const route = pages.find((candidate) => !others.includes(candidate));
  if (!route) throw new Error(`data/en/navigation.yaml should lead to more pages than ${pages.join(', ')}.`);
  return { route, heading: headingOf(route), data: `**/page-data${route}page-data.json` };
}

/** The link to an address in a part of the page that is shown. */
export const linkTo = (part: Locator, route: string) =>
  part.locator(`a[href="${route}"]`).filter({ visible: true }).first();

/** Follows a link of the header as a visitor does, without a reload. */
export const viaHeader = (page: Page, route: string) => linkTo(page.getByRole('banner'), route).click();

/** The end of an address, for `toHaveURL`. */
export const at = (route: string) => new RegExp(`${route.replace(/\/$/, '')}/?$`);

/** Goes to another page of the site as its links do, without a reload. */
export const step = (page: Page, route: string) => page.evaluate((to) => window.___navigate?.(to), route);
