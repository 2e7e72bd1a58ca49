import { expect, type Page, type Route } from '@playwright/test';

/** What can be wrong with a file on its way. */
export const faults = ['missing', 'corrupt'] as const;
type Fault = (typeof faults)[number];

/** Files by their names: Gatsby's scripts carry a hash. */
export const scriptNamed = (name: string) => new RegExp(`/${name}-[0-9a-f]+\\.js$`);

/** Parts that are loaded when needed have numbers for names. */
export const lazyParts = /\/\d+-[0-9a-f]+\.js$/;

/** From now on a file is missing (404), or its content is garbage. */
export async function spoil(page: Page, url: string | RegExp, fault: Fault): Promise<void> {
  await page.route(url, (route) =>
    fault === 'missing'
      ? route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>Not found' })
      : route.fulfill({ status: 200, contentType: typeOf(route), body: '}{ ￿ <' }),
  );
}

function typeOf(route: Route): string {
  const types = { script: 'text/javascript', font: 'font/woff2', image: 'image/avif' };
  return types[route.request().resourceType() as keyof typeof types] ?? 'application/json';
}

/** From now on requests for a file wait until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The pages that were loaded as documents, in order: a reload counts, a step of the router does not. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** A page whose scripts failed shows everything that it shows without scripts. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
  await expect(page.locator('h1')).toBeVisible();
  for (const panel of await page.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible();
}

/** A page whose scripts run. */
export async function expectRunning(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'run');
}
