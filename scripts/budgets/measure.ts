import { readFileSync } from 'node:fs';
import { type Browser, errors, type Page } from '@playwright/test';
import { fileOf } from '../shared/routes';
import type { Chunks } from './chunks';
import { isHome, type Weights } from './limits';
import { gzipBytes, isPicture, scriptsOf, stylesOf, weigh } from './weigh';

/** A page counts as idle after this long without a new request; ms. */
const restTime = 800;
const longestWait = 15_000;

/** Opens a page as on a first visit, on a phone, scrolls to its end and measures what it loads. */
export async function measure(
  browser: Browser,
  origin: string,
  route: string,
  chunks: Chunks,
): Promise<Weights> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const paths = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) paths.add(decodeURI(url.pathname));
  });

  await page.goto(origin + route);
  await rest(page);
  const firstView = [...paths];
  const heroes = await prioritised(page);
  if (isHome(route) && heroes.length === 0) throw new Error(`${route} has no high-priority AVIF picture.`);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await rest(page);
  await context.close();

  const html = readFileSync(fileOf(route), 'utf8');
  const scripts = [...paths].filter((path) => path.endsWith('.js'));
  return {
    firstScripts: total([...scriptsOf(html), ...chunks.ofPage(route)]),
    allScripts: total(scripts),
    css: gzipBytes(stylesOf(html)) + total(firstView.filter((path) => path.endsWith('.css'))),
    fonts: total([...paths].filter((path) => path.endsWith('.woff2'))),
    firstView: total(firstView),
    pictures: total(firstView.filter(isPicture)),
    hero: total(heroes),
    privateScripts: total(scripts.filter((path) => chunks.ofPrivatePages.has(path))),
  };
}

function total(paths: string[]): number {
  return [...new Set(paths)].reduce((bytes, path) => bytes + weigh(path), 0);
}

/** Paths of the high-priority pictures, in the format and width that the browser chose. */
async function prioritised(page: Page): Promise<string[]> {
  const sources = await page
    .locator('img[fetchpriority="high"]')
    .evaluateAll((all) => all.map((img) => (img instanceof HTMLImageElement ? img.currentSrc : '')));
  return sources.filter((src) => src.endsWith('.avif')).map((src) => decodeURI(new URL(src).pathname));
}

async function rest(page: Page): Promise<void> {
  const end = Date.now() + longestWait;
  while (Date.now() < end) if (!(await asksForMore(page))) return;
}

function asksForMore(page: Page): Promise<boolean> {
  return page.waitForEvent('request', { timeout: restTime }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    },
  );
}
