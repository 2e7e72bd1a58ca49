import { expect, type Page } from '@playwright/test';
import { enlarged } from '../../support/carousel';
import { documentsOf, expectRunning, lazyParts, spoil } from '../../support/faults';
import { picturesOf } from '../../support/gallery';
import { test } from '../../support/test';
import { at, fromHeader, viaHeader } from '../../support/ways';

const appData = '**/page-data/app-data.json';
const next = fromHeader();
// A home page without pictures has none to open.
const hasPictures = picturesOf('home').length > 0;

/** A new deployment, as seen by a tab that still has the old one open. */
interface Deployed {
  /** The files of the old deployment that are gone. */
  gone: RegExp;
}

/** Deploys: until the next document is loaded, the data name another version and old files are gone. */
async function deploy(page: Page, { gone }: Deployed): Promise<void> {
  let old = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) old = false;
  });
  await page.route(appData, (route) =>
    old ? route.fulfill({ json: { webpackCompilationHash: 'another' } }) : route.continue(),
  );
  await page.route(gone, (route) => (old ? route.fulfill({ status: 404, body: '' }) : route.continue()));
}

for (const [what, gone] of [
  ['nothing', /\/nothing$/],
  ['the old scripts', /\.js$/],
  ['the old scripts and data', /\.js$|\/page-data\.json$/],
] as const) {
  test(`a deployment during the visit, ${what} gone: the next click works, once`, async ({ page }) => {
    await page.goto('/');
    await expectRunning(page);
    await page.waitForLoadState('networkidle');
    await deploy(page, { gone });
    const documents = documentsOf(page);
    await viaHeader(page, next.route);
    await expect(page).toHaveURL(at(next.route));
    await expect(page.locator('h1')).toHaveText(next.heading);
    await expectRunning(page);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([next.route]);
  });
}

if (hasPictures)
  test('a deployment during the visit: the picture that was clicked opens, once', async ({ page }) => {
    await page.goto('/');
    await expectRunning(page);
    await page.waitForLoadState('networkidle');
    await deploy(page, { gone: /\.js$/ });
    const documents = documentsOf(page);
    await page.locator('fieldset[aria-roledescription] button').first().click();
    await expect(page.getByRole('dialog', enlarged)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/']);
  });

if (hasPictures)
  test('a deployment that is half done: pages and data never agree, and nothing reloads for ever', async ({
    page,
  }) => {
    await page.route(appData, (route) => route.fulfill({ json: { webpackCompilationHash: 'another' } }));
    await spoil(page, lazyParts, 'missing');
    const documents = documentsOf(page);
    await page.goto('/#photo=home/1');
    await expectRunning(page);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/', '/']);
    await viaHeader(page, next.route);
    await expect(page.locator('h1')).toHaveText(next.heading);
    await expectRunning(page);
    await page.waitForLoadState('networkidle');
    expect(documents.filter((path) => path === next.route).length).toBeLessThanOrEqual(2);
  });
